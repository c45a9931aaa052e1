"""Headings of tables of players, in the languages of the program."""

from __future__ import annotations

import re

NUMBER, NAME, GIVEN, RATING, TITLE, SEX = "number", "name", "given", "rating", "title", "sex"
FEDERATION, FIDE_NUMBER, BIRTH = "federation", "fide_number", "birth"
GROUP, MEMBERS, TEAM = "group", "members", "team"

# In English, Czech, Danish, German, French, Polish and Russian.
_HEADINGS = {
    NUMBER: "no, nr, num, number, #, snr, sno, rank, start no, starting rank, pairing number,"
    " č, číslo, pořadí, st č, startovní číslo, nummer, startnummer, n°, nº, numéro, lp, l p,"
    " numer, numer startowy, №, номер, п п, стартовый номер",
    NAME: "name, full name, last name, surname, family name, jméno, příjmení, jméno a příjmení,"
    " příjmení a jméno, navn, efternavn, nachname, familienname, nom, nom de famille, nazwisko,"
    " imię i nazwisko, nazwisko i imię, имя, фио, фамилия, фамилия имя, имя фамилия",
    GIVEN: "first name, given name, given names, forename, křestní jméno, fornavn, vorname,"
    " prénom, prénoms, imię",
    RATING: "rating, rtg, elo, fide elo, fide rating, strength, síla, styrke, ratingtal, stärke,"
    " wertung, wertungszahl, force, siła, ranking, рейтинг, эло, сила",
    TITLE: "title, titul, titel, titre, tytuł, звание, титул",
    SEX: "sex, gender, pohlaví, køn, geschlecht, sexe, płeć, пол",
    FEDERATION: "federation, fed, country, federace, země, stát, forbund, land, verband,"
    " föderation, fédération, pays, federacja, kraj, федерация, фед, страна",
    FIDE_NUMBER: "fide id, fideid, fide no, fide number, fide, id, číslo fide, fide nummer,"
    " numéro fide, numer fide, id fide, код fide, номер fide, код фиде, номер фиде, id фиде, фиде",
    BIRTH: "birth, born, birthday, birth date, date of birth, year of birth, narození,"
    " datum narození, rok narození, født, fødselsdato, geboren, geburtsdatum, geburtsjahr,"
    " jahrgang, naissance, date de naissance, né, data urodzenia, rok urodzenia, дата рождения,"
    " год рождения",
    GROUP: "group, club, skupina, klub, oddíl, gruppe, forening, verein, groupe, grupa, группа,"
    " клуб",
    TEAM: "team, team name, tým, družstvo, hold, holdnavn, mannschaft, équipe, drużyna, команда",
    MEMBERS: "player, players, members, hráč, hráči, členové, spiller, spillere, medlemmer,"
    " spieler, mitglieder, joueur, joueurs, membres, zawodnik, zawodnicy, gracz, gracze,"
    " członkowie, игрок, игроки, участник, участники, состав",
}
_MEANINGS = {word: meaning for meaning, words in _HEADINGS.items() for word in words.split(", ")}


def columns_of(cells: list[str]) -> list[str] | None:
    """What each cell of a heading stands for, "" for what is not known; None for no heading.

    Beside teams players are members, otherwise they are names; a second column with names
    holds given names.
    """
    columns = [_meaning(cell) for cell in cells]
    if not any(columns):
        return None
    if TEAM in columns:
        return [NAME if each == TEAM else each for each in columns]
    if NAME not in columns and MEMBERS in columns:
        columns[columns.index(MEMBERS)] = NAME
    first = columns.index(NAME) if NAME in columns else len(columns)
    return [GIVEN if each == NAME and at > first else each for at, each in enumerate(columns)]


def _meaning(cell: str) -> str:
    plain = re.sub(r"[\s.,_/\-:()*]+", " ", cell.casefold()).strip()
    return _MEANINGS.get(plain) or _MEANINGS.get(plain.rstrip("0123456789 "), "")

; The Windows installer, for makensis 3 on any system:
;
;     makensis -DVERSION=0.1.0 -DFOLDER=dist/vpdesk -DICON=build/icons/vpdesk.ico -DOUT=setup.exe
;
; For one user, without an administrator. /S installs silently, /D=PATH (last) elsewhere.
; Settings and logs lie in other folders, so that neither an update nor an uninstall touches them.

Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
!include "MUI2.nsh"
!include "FileFunc.nsh"

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\vpdesk"
!define CLASSES "Software\Classes"
!define TOURNAMENT "vpdesk.tournament" ; the class of .vpt files, and who else may open .trf

Name "vpdesk"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\vpdesk"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
BrandingText "vpdesk ${VERSION}"
ManifestDPIAware true

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "vpdesk"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "vpdesk installer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\vpdesk.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Czech"
!insertmacro MUI_LANGUAGE "Danish"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Russian"

LangString RUNNING ${LANG_ENGLISH} "vpdesk is running. Please close it and try again."
LangString RUNNING ${LANG_CZECH} "Program vpdesk běží. Zavřete ho prosím a zkuste to znovu."
LangString RUNNING ${LANG_DANISH} "vpdesk kører. Luk det, og prøv igen."
LangString RUNNING ${LANG_FRENCH} "vpdesk est en cours d’exécution. Fermez-le et réessayez."
LangString RUNNING ${LANG_GERMAN} "vpdesk läuft noch. Bitte schließen und noch einmal versuchen."
LangString RUNNING ${LANG_POLISH} "Program vpdesk jest uruchomiony. Zamknij go i spróbuj ponownie."
LangString RUNNING ${LANG_RUSSIAN} "Программа vpdesk запущена. Закройте её и попробуйте ещё раз."

LangString OTHER ${LANG_ENGLISH} "This folder holds other files. Please choose an empty one."
LangString OTHER ${LANG_CZECH} "V této složce jsou jiné soubory. Zvolte prosím prázdnou."
LangString OTHER ${LANG_DANISH} "Mappen indeholder andre filer. Vælg en tom mappe."
LangString OTHER ${LANG_FRENCH} "Ce dossier contient d’autres fichiers. Choisissez un dossier vide."
LangString OTHER ${LANG_GERMAN} "Dieser Ordner enthält andere Dateien. Bitte einen leeren wählen."
LangString OTHER ${LANG_POLISH} "Ten folder zawiera inne pliki. Wybierz pusty folder."
LangString OTHER ${LANG_RUSSIAN} "В этой папке есть другие файлы. Выберите пустую папку."

LangString TYPE ${LANG_ENGLISH} "Swiss tournament"
LangString TYPE ${LANG_CZECH} "Turnaj švýcarským systémem"
LangString TYPE ${LANG_DANISH} "Turnering efter schweizersystem"
LangString TYPE ${LANG_FRENCH} "Tournoi au système suisse"
LangString TYPE ${LANG_GERMAN} "Turnier nach Schweizer System"
LangString TYPE ${LANG_POLISH} "Turniej systemem szwajcarskim"
LangString TYPE ${LANG_RUSSIAN} "Турнир по швейцарской системе"

LangString MATCH ${LANG_ENGLISH} "Bridge match"
LangString MATCH ${LANG_CZECH} "Bridžový zápas"
LangString MATCH ${LANG_DANISH} "Bridgekamp"
LangString MATCH ${LANG_FRENCH} "Match de bridge"
LangString MATCH ${LANG_GERMAN} "Bridge-Match"
LangString MATCH ${LANG_POLISH} "Mecz brydżowy"
LangString MATCH ${LANG_RUSSIAN} "Матч по бриджу"

LangString SCALE ${LANG_ENGLISH} "Victory Point scale"
LangString SCALE ${LANG_CZECH} "Škála vítězných bodů"
LangString SCALE ${LANG_DANISH} "Skala for kamppoint"
LangString SCALE ${LANG_FRENCH} "Échelle de points de victoire"
LangString SCALE ${LANG_GERMAN} "Siegpunkteskala"
LangString SCALE ${LANG_POLISH} "Skala punktów zwycięskich"
LangString SCALE ${LANG_RUSSIAN} "Шкала победных очков"

LangString REGULATION ${LANG_ENGLISH} "Match regulation"
LangString REGULATION ${LANG_CZECH} "Řád zápasů"
LangString REGULATION ${LANG_DANISH} "Regler for kampe"
LangString REGULATION ${LANG_FRENCH} "Règlement de match"
LangString REGULATION ${LANG_GERMAN} "Match-Reglement"
LangString REGULATION ${LANG_POLISH} "Regulamin meczów"
LangString REGULATION ${LANG_RUSSIAN} "Регламент матчей"

; A program that runs cannot be written to.
!macro WaitUntilClosed
  retry:
  ClearErrors
  IfFileExists "$INSTDIR\vpdesk.exe" 0 closed
  FileOpen $0 "$INSTDIR\vpdesk.exe" a
  IfErrors 0 writable
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY retry
  SetErrorLevel 2
  Quit
  writable:
  FileClose $0
  closed:
!macroend

; What an update replaces and an uninstall removes: nothing that the installer has not put there.
!macro RemoveProgram
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\vpdesk.exe"
  Delete "$INSTDIR\vpdesk-cli.exe"
  Delete "$INSTDIR\uninstall.exe"
!macroend

; The Explorer learns that what opens a file is another program now.
!macro TellExplorer
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
!macroend

; A double click on a file of ours opens it; report files stay with the program that they have.
!macro RegisterFile ENDING CLASS TEXT
  WriteRegStr HKCU "${CLASSES}\${CLASS}" "" "${TEXT}"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\DefaultIcon" "" "$INSTDIR\vpdesk.exe,0"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\shell\open\command" "" '"$INSTDIR\vpdesk.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\${ENDING}" "" "${CLASS}"
!macroend

!macro RegisterFiles
  !insertmacro RegisterFile ".vpt" "${TOURNAMENT}" "$(TYPE)"
  !insertmacro RegisterFile ".vpmatch" "vpdesk.match" "$(MATCH)"
  !insertmacro RegisterFile ".vpscale" "vpdesk.scale" "$(SCALE)"
  !insertmacro RegisterFile ".vprules" "vpdesk.regulation" "$(REGULATION)"
  WriteRegStr HKCU "${CLASSES}\.trf\OpenWithProgids" "${TOURNAMENT}" ""
  WriteRegStr HKCU "${CLASSES}\.trfx\OpenWithProgids" "${TOURNAMENT}" ""
  !insertmacro TellExplorer
!macroend

!macro UnregisterFile ENDING CLASS
  DeleteRegKey HKCU "${CLASSES}\${CLASS}"
  ReadRegStr $0 HKCU "${CLASSES}\${ENDING}" ""
  StrCmp $0 "${CLASS}" 0 +2
  DeleteRegValue HKCU "${CLASSES}\${ENDING}" ""
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}"
!macroend

!macro LeaveReports ENDING
  DeleteRegValue HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${TOURNAMENT}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}"
!macroend

!macro UnregisterFiles
  !insertmacro UnregisterFile ".vpt" "${TOURNAMENT}"
  !insertmacro UnregisterFile ".vpmatch" "vpdesk.match"
  !insertmacro UnregisterFile ".vpscale" "vpdesk.scale"
  !insertmacro UnregisterFile ".vprules" "vpdesk.regulation"
  !insertmacro LeaveReports ".trf"
  !insertmacro LeaveReports ".trfx"
  !insertmacro TellExplorer
!macroend

Section
  IfFileExists "$INSTDIR\_internal\*.*" 0 new
  IfFileExists "$INSTDIR\uninstall.exe" new
  MessageBox MB_OK|MB_ICONEXCLAMATION "$(OTHER)" /SD IDOK
  SetErrorLevel 2
  Quit
  new:
  !insertmacro WaitUntilClosed
  !insertmacro RemoveProgram
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\vpdesk.lnk" "$INSTDIR\vpdesk.exe"
  !insertmacro RegisterFiles
  WriteRegStr HKCU "${KEY}" "DisplayName" "vpdesk"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\vpdesk.exe"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0
SectionEnd

Section "Uninstall"
  !insertmacro WaitUntilClosed
  !insertmacro RemoveProgram
  RMDir "$INSTDIR" ; stays if anything else is in it
  Delete "$SMPROGRAMS\vpdesk.lnk"
  !insertmacro UnregisterFiles
  DeleteRegKey HKCU "${KEY}"
SectionEnd

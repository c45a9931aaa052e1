; The Windows installer, for makensis 3 on any system:
;
;     makensis -DVERSION=0.1.0 -DFOLDER=dist/vpdesk -DFILES=build/files.nsh
;         -DICON=build/icons/vpdesk.ico -DOUT=setup.exe
;
; FILES is the list of what is in FOLDER, as packaging/kinds.py makes it: the uninstaller removes that
; and nothing else.
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

!include "${FILES}" ; the macro RemoveFiles
!include "kinds.nsh" ; beside this file: the kinds of files

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

; The files of an older version go by its own uninstaller, which has the list of them.
!macro RemoveOlder
  IfFileExists "$INSTDIR\uninstall.exe" 0 none
  ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
  none:
!macroend

; The Explorer learns that what opens a file is another program now.
!macro TellExplorer
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
!macroend

; A class of files: what they are called, and what opens them.
!macro RegisterClass CLASS TEXT
  WriteRegStr HKCU "${CLASSES}\${CLASS}" "" "${TEXT}"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\DefaultIcon" "" "$INSTDIR\vpdesk.exe,0"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\shell\open\command" "" '"$INSTDIR\vpdesk.exe" "%1"'
!macroend

; A double click on a file of ours opens it.
!macro RegisterFile ENDING CLASS
  WriteRegStr HKCU "${CLASSES}\${ENDING}" "" "${CLASS}"
!macroend

; Files of others stay with the program that they have; vpdesk is among those offered.
!macro OfferFile ENDING CLASS
  WriteRegStr HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${CLASS}" ""
!macroend

!macro UnregisterClass CLASS
  DeleteRegKey HKCU "${CLASSES}\${CLASS}"
!macroend

; An ending that another program has taken over since stays with that.
!macro UnregisterFile ENDING CLASS
  ReadRegStr $0 HKCU "${CLASSES}\${ENDING}" ""
  StrCmp $0 "${CLASS}" 0 +2
  DeleteRegValue HKCU "${CLASSES}\${ENDING}" ""
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}"
!macroend

!macro LeaveFile ENDING CLASS
  DeleteRegValue HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${CLASS}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}"
!macroend

Section
  IfFileExists "$INSTDIR\_internal\*.*" 0 new
  IfFileExists "$INSTDIR\uninstall.exe" new
  MessageBox MB_OK|MB_ICONEXCLAMATION "$(OTHER)" /SD IDOK
  SetErrorLevel 2
  Quit
  new:
  !insertmacro WaitUntilClosed
  !insertmacro RemoveOlder
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\vpdesk.lnk" "$INSTDIR\vpdesk.exe"
  !insertmacro RegisterKinds
  !insertmacro TellExplorer
  WriteRegStr HKCU "${KEY}" "DisplayName" "vpdesk"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "Publisher" "The vpdesk authors" ; winget knows it by both
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
  !insertmacro RemoveFiles
  Delete "$INSTDIR\uninstall.exe"
  SetOutPath "$TEMP" ; a folder that a program is in cannot be removed
  RMDir "$INSTDIR" ; stays if anything else is in it
  Delete "$SMPROGRAMS\vpdesk.lnk"
  !insertmacro UnregisterKinds
  !insertmacro TellExplorer
  DeleteRegKey HKCU "${KEY}"
SectionEnd

; The Windows installer: for one user, without asking for an administrator.
;
; packaging/windows/installer.py compiles it, and defines every name. FILES are lines with the files of
; the program and the endings of files of hands; SIGN is a command that signs, if there is one; TARGET
; is the kind of installer, if not 32-bit.
;
; packaging/trials/windows/installed.py tries it.
; /S installs or uninstalls without a question, /D=FOLDER (last, without quotes) says where to.
; The uninstaller leaves the user's settings and last table alone; /FORGET removes them as well.
; Exit status: 0; 1 cancelled; 2 refused, because the program is open or Windows too old.

Unicode true
!ifdef TARGET
  Target ${TARGET}
!endif
SetCompressor /SOLID lzma
SetCompressorDictSize 64 ; so that what is there twice is packed once
SetDateSave off ; the time of a build is none of the user's business, and differs between builds

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "WinVer.nsh"
!include "x64.nsh"

!define UNINSTALLER "uninstall.exe"
!define CLASSES "Software\Classes"
!define OWN_KEY "Software\${NAME}"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define APP_PATHS_KEY "Software\Microsoft\Windows\CurrentVersion\App Paths"
!define SHORTCUT "$SMPROGRAMS\${NAME}.lnk"
!define REFUSED 2

Name "${NAME}"
BrandingText "${NAME} ${VERSION}"
OutFile "${SETUP}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${OWN_KEY}" "InstallDir" ; an upgrade goes where the older version is
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10

VIProductVersion "${VERSION_NUMBERS}"
VIFileVersion "${VERSION_NUMBERS}"
VIAddVersionKey "CompanyName" "${AUTHORS}"
VIAddVersionKey "FileDescription" "${NAME} setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "${AUTHORS}, MIT licence"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"

!ifdef SIGN
  !uninstfinalize '${SIGN} "%1"' = 0
!endif

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${WINDOWED}.exe"
!define MUI_COMPONENTSPAGE_SMALLDESC

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"

!macro TEXT name english german french spanish
  LangString ${name} ${LANG_ENGLISH} "${english}"
  LangString ${name} ${LANG_GERMAN} "${german}"
  LangString ${name} ${LANG_FRENCH} "${french}"
  LangString ${name} ${LANG_SPANISH} "${spanish}"
!macroend
!insertmacro TEXT IS_OPEN "${NAME} is open. Close it and try again." \
  "${NAME} ist offen. Bitte schließen und noch einmal versuchen." \
  "${NAME} est ouvert. Fermez-le et réessayez." \
  "${NAME} está abierto. Ciérrelo y vuelva a intentarlo."
!insertmacro TEXT TOO_OLD "${NAME} needs a 64-bit Windows 10 or newer." \
  "${NAME} braucht ein 64-Bit-Windows, 10 oder neuer." \
  "${NAME} demande un Windows 64 bits, 10 ou plus récent." \
  "${NAME} necesita un Windows de 64 bits, 10 o posterior."
!insertmacro TEXT SETTINGS_TOO "Your settings and the table of the last time" \
  "Die Einstellungen und der Tisch vom letzten Mal" \
  "Vos réglages et la table de la dernière fois" \
  "Los ajustes y la mesa de la última vez"

; ------------------------------------------------------------------------------ before anything

; Windows locks the executable of a program that runs, and half an upgrade is worse than none.
!macro REFUSE_WHILE_OPEN prefix
  Function ${prefix}RefuseWhileOpen
    again:
    IfFileExists "$INSTDIR\${WINDOWED}.exe" 0 closed
    ClearErrors
    FileOpen $0 "$INSTDIR\${WINDOWED}.exe" a
    ${IfNot} ${Errors}
      FileClose $0
      Goto closed
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION \
      "$(IS_OPEN)" /SD IDCANCEL IDRETRY again
    SetErrorLevel ${REFUSED}
    Quit
    closed:
  FunctionEnd
!macroend
!insertmacro REFUSE_WHILE_OPEN ""
!insertmacro REFUSE_WHILE_OPEN "un."

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel ${REFUSED}
    Quit
  ${EndIf}
FunctionEnd

; --------------------------------------------------------------------------- what is opened by it

!macro ADD_CLASS class name
  WriteRegStr HKCU "${CLASSES}\${class}" "" "${name}"
  WriteRegStr HKCU "${CLASSES}\${class}\DefaultIcon" "" "$INSTDIR\${WINDOWED}.exe,0"
  WriteRegStr HKCU "${CLASSES}\${class}\shell\open\command" "" \
    '"$INSTDIR\${WINDOWED}.exe" "%1"'
!macroend

!macro ADD_ENDING ending class type
  ReadRegStr $0 HKCU "${CLASSES}\${ending}" ""
  ${If} $0 == ""
    WriteRegStr HKCU "${CLASSES}\${ending}" "" "${class}"
    WriteRegStr HKCU "${CLASSES}\${ending}" "Content Type" "${type}"
  ${EndIf}
  WriteRegStr HKCU "${CLASSES}\${ending}\OpenWithProgids" "${class}" ""
!macroend

; Another program may have taken over the files since, and then keeps them.
!macro REMOVE_ENDING ending class type
  DeleteRegValue HKCU "${CLASSES}\${ending}\OpenWithProgids" "${class}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ending}\OpenWithProgids"
  ReadRegStr $0 HKCU "${CLASSES}\${ending}" ""
  ${If} $0 == "${class}"
    DeleteRegValue HKCU "${CLASSES}\${ending}" ""
    DeleteRegValue HKCU "${CLASSES}\${ending}" "Content Type"
    DeleteRegKey /ifempty HKCU "${CLASSES}\${ending}"
  ${EndIf}
!macroend

; -------------------------------------------------------------------------------------- install

Section "${NAME}"
  Call RefuseWhileOpen
  ; What an older version had and this one has not must not be found by this one.
  RMDir /r "$INSTDIR\_internal"
  !include "${FILES}"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\${UNINSTALLER}"
  CreateShortcut "${SHORTCUT}" "$INSTDIR\${WINDOWED}.exe"
  WriteRegStr HKCU "${OWN_KEY}" "InstallDir" "$INSTDIR"

  ; Found by name in Start, Run.
  WriteRegStr HKCU "${APP_PATHS_KEY}\${PROGRAM}.exe" "" "$INSTDIR\${PROGRAM}.exe"
  WriteRegStr HKCU "${APP_PATHS_KEY}\${WINDOWED}.exe" "" "$INSTDIR\${WINDOWED}.exe"

  ; Settings, Apps.
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${WINDOWED}.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${AUTHORS}"
  !if "${HOMEPAGE}" != ""
    WriteRegStr HKCU "${UNINSTALL_KEY}" "URLInfoAbout" "${HOMEPAGE}"
  !endif
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\${UNINSTALLER}"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\${UNINSTALLER}" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" $0

  ; A double click on a saved table opens it, and on a file of hands, if no other program has it.
  !insertmacro ADD_CLASS "${FILE_CLASS}" "${FILE_TYPE}"
  !insertmacro ADD_CLASS "${HANDS_CLASS}" "${HANDS_NAME}"
  DeleteRegValue HKCU "${CLASSES}\${FILE_SUFFIX}" "" ; which is ours in any case
  !insertmacro ADD_ENDING "${FILE_SUFFIX}" "${FILE_CLASS}" "${MIME_TYPE}"
  !insertmacro EACH_ENDING_OF_HANDS ADD_ENDING
  ${RefreshShellIcons}
SectionEnd

; ------------------------------------------------------------------------------------ uninstall

Section "un.${NAME}"
  SectionIn RO
  Call un.RefuseWhileOpen
  RMDir /r "$INSTDIR\_internal"
  !insertmacro DELETE_FILES
  Delete "$INSTDIR\${UNINSTALLER}"
  RMDir "$INSTDIR" ; only if it is empty: somebody else's files are not ours to delete
  Delete "${SHORTCUT}"
  RMDir /r "$LOCALAPPDATA\${PROGRAM}" ; what was read of files of hands, to open them at once again

  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "${OWN_KEY}"
  DeleteRegKey HKCU "${APP_PATHS_KEY}\${PROGRAM}.exe"
  DeleteRegKey HKCU "${APP_PATHS_KEY}\${WINDOWED}.exe"
  DeleteRegKey HKCU "${CLASSES}\${FILE_CLASS}"
  DeleteRegKey HKCU "${CLASSES}\${HANDS_CLASS}"
  !insertmacro REMOVE_ENDING "${FILE_SUFFIX}" "${FILE_CLASS}" "${MIME_TYPE}"
  !insertmacro EACH_ENDING_OF_HANDS REMOVE_ENDING
  ${RefreshShellIcons}
SectionEnd

Section /o "un.$(SETTINGS_TOO)" FORGET
  RMDir /r "$APPDATA\${PROGRAM}"
SectionEnd

Function un.onInit
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/FORGET" $1
  ${IfNot} ${Errors}
    !insertmacro SelectSection ${FORGET}
  ${EndIf}
FunctionEnd

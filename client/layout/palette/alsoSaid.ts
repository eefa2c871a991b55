/** What people of either language type for a page or an action besides its names, by the name's key. */
export const alsoSaid: Readonly<Record<string, string>> = {
  profile: 'password senha account conta passkey two-factor dois fatores',
  shortcuts: 'keyboard teclado hotkeys',
  signOut: 'log out logout exit',
  'actions.changeLanguage': 'language idioma língua translate traduzir',
  'navigation.invitations': 'invite convidar user usuário',
  'navigation.accounts': 'users usuários roles papéis permissions permissões',
  'navigation.trash': 'deleted excluídos restore restaurar',
  'settings.title': 'preferences preferências theme tema',
};

/** Search words in either language for pages and actions, beside their names, by the key of the name. */
export const alsoSaid: Readonly<Record<string, string>> = {
  'palette:ways.newTodo': 'task reminder tarefa afazer lembrete',
  'actions.pin': 'favorite favorito star estrela bookmark',
  'actions.unpin': 'favorite favorito star estrela bookmark',
  profile: 'password senha account conta passkey two-factor dois fatores',
  keyboardShortcuts: 'hotkeys',
  signOut: 'log out logout exit',
  'palette:ways.changeLanguage': 'language idioma língua translate traduzir',
  'navigation.users': 'team equipe people pessoas',
  'navigation.invitations': 'team equipe invite convidar user usuário',
  'navigation.accounts': 'team equipe users usuários roles papéis permissions permissões',
  'navigation.trash': 'deleted excluídos restore restaurar',
  'settings.title': 'preferences preferências theme tema',
};

import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['shell']> = {
  menu: 'Menu',
  openMenu: 'Abrir o menu',
  widenMenu: 'Alargar o menu',
  narrowMenu: 'Estreitar o menu',
  mainNavigation: 'Navegação principal',
  skipToContent: 'Ir para o conteúdo',
  userMenu: 'Conta de {{name}}',
  signOut: 'Sair',
  darkTheme: 'Tema escuro',
  lightTheme: 'Tema claro',
  language: 'Idioma',
  navigation: {
    home: 'Início',
    invoices: 'Faturas',
  },
};

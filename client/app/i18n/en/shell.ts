export const texts = {
  menu: 'Menu',
  openMenu: 'Open the menu',
  widenMenu: 'Widen the menu',
  narrowMenu: 'Narrow the menu',
  mainNavigation: 'Main navigation',
  skipToContent: 'Skip to the content',
  userMenu: 'Account of {{name}}',
  signOut: 'Sign out',
  darkTheme: 'Dark theme',
  lightTheme: 'Light theme',
  language: 'Language',
  navigation: { home: 'Home', invoices: 'Invoices' },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    shell: typeof texts;
  }
}

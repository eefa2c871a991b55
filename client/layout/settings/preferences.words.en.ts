export const texts = {
  reset: 'Reset to defaults',
  layout: { label: 'Layout', choices: { layout1: 'Layout 1' } },
  theme: { label: 'Theme', choices: { light: 'Light', dark: 'Dark', system: 'System' } },
  sidebarMode: { label: 'Sidebar', choices: { compact: 'Compact', full: 'Full' } },
  sidebarTheme: { label: 'Sidebar color', choices: { plain: 'Plain', dark: 'Dark' } },
  topBar: { label: 'Top bar', choices: { fixed: 'Fixed', scrolling: 'Scrolls with the page' } },
  footer: { label: 'Footer', choices: { hidden: 'Hidden', shown: 'Shown' } },
  galleries: {
    label: 'Component galleries',
    choices: { demo: 'In demos', shown: 'Shown', hidden: 'Hidden' },
  },
  secondarySidebar: { label: 'Secondary sidebar', choices: { hidden: 'Hidden', shown: 'Shown' } },
  singleKeys: { label: 'Single-key shortcuts', choices: { on: 'On', off: 'Off' } },
  language: { label: 'Language', choices: { en: 'English', 'pt-BR': 'Português' } },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    preferences: typeof texts;
  }
}

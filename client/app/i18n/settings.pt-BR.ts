export const texts = import.meta.glob<object>(
  './features/{accounts,profile}/{administration,profile}.words.pt-BR.ts',
  { eager: true, import: 'texts', base: '../..' },
);

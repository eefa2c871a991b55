export const texts = import.meta.glob<object>(
  './features/accounts/{administration,profile}.words.pt-BR.ts',
  { eager: true, import: 'texts', base: '../..' },
);

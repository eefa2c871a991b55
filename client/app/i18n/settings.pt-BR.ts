export const texts = import.meta.glob<object>(
  './features/*/{administration,profile,*.administration,*.profile}.words.pt-BR.ts',
  { eager: true, import: 'texts', base: '../..' },
);

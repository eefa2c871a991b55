export const texts = import.meta.glob<object>(
  './features/*/{administration,profile,*.administration,*.profile}.words.en.ts',
  { eager: true, import: 'texts', base: '../..' },
);

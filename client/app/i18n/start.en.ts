export const texts = import.meta.glob<object>(
  ['./**/{common,*.common}.words.en.ts', './features/accounts/accounts.words.en.ts'],
  { eager: true, import: 'texts', base: '../..' },
);

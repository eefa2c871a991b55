export const texts = import.meta.glob<object>(
  ['./**/{common,*.common}.words.pt-BR.ts', './features/accounts/accounts.words.pt-BR.ts'],
  { eager: true, import: 'texts', base: '../..' },
);

export const texts = import.meta.glob<object>(
  './**/{common,accounts,*.common,*.accounts}.words.pt-BR.ts',
  { eager: true, import: 'texts', base: '../..' },
);

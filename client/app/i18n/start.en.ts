export const texts = import.meta.glob<object>(
  './**/{common,accounts,*.common,*.accounts}.words.en.ts',
  { eager: true, import: 'texts', base: '../..' },
);

export const texts = import.meta.glob<object>(
  [
    './{core,features,layout,records,showcase,ui}/**/*.words.en.ts',
    '../schema/*.words.en.ts',
    '!./**/{common,accounts,*.common,*.accounts}.words.en.ts',
    '!./**/{administration,profile,*.administration,*.profile}.words.en.ts',
    '!./features/carts/carts.words.en.ts',
    '!./layout/{keys,palette,settings}/*.words.en.ts',
    '!./showcase/**/*-*.words.en.ts',
  ],
  { eager: true, import: 'texts', base: '../..' },
);

export const texts = import.meta.glob<object>(
  [
    './{core,features,layout,records,showcase,ui}/**/*.words.pt-BR.ts',
    '../schema/*.words.pt-BR.ts',
    '!./**/{common,accounts,*.common,*.accounts}.words.pt-BR.ts',
    '!./**/{administration,profile,*.administration,*.profile}.words.pt-BR.ts',
    '!./features/carts/carts.words.pt-BR.ts',
    '!./layout/{keys,palette,settings}/*.words.pt-BR.ts',
    '!./showcase/**/*-*.words.pt-BR.ts',
  ],
  { eager: true, import: 'texts', base: '../..' },
);

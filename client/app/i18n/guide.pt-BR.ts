export const texts = import.meta.glob<object>(
  './{docs,layout/keys,layout/palette,layout/settings}/*.words.pt-BR.ts',
  {
    eager: true,
    import: 'texts',
    base: '../..',
  },
);

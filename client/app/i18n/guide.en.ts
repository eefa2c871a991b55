export const texts = import.meta.glob<object>(
  './{docs,layout/keys,layout/palette,layout/settings}/*.words.en.ts',
  {
    eager: true,
    import: 'texts',
    base: '../..',
  },
);

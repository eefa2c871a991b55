export const texts = import.meta.glob<object>('./docs/docs.words.en.ts', {
  eager: true,
  import: 'texts',
  base: '../..',
});

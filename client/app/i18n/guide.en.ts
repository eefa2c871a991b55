export const texts = import.meta.glob<object>('./{docs,layout/keys}/*.words.en.ts', {
  eager: true,
  import: 'texts',
  base: '../..',
});

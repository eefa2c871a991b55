export const texts = import.meta.glob<object>('./docs/docs.words.pt-BR.ts', {
  eager: true,
  import: 'texts',
  base: '../..',
});

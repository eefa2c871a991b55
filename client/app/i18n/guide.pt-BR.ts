export const texts = import.meta.glob<object>('./{docs,layout/keys}/*.words.pt-BR.ts', {
  eager: true,
  import: 'texts',
  base: '../..',
});

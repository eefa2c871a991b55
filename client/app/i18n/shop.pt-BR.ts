export const texts = import.meta.glob<object>('./features/carts/carts.words.pt-BR.ts', {
  eager: true,
  import: 'texts',
  base: '../..',
});

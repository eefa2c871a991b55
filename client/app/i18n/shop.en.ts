export const texts = import.meta.glob<object>('./features/carts/carts.words.en.ts', {
  eager: true,
  import: 'texts',
  base: '../..',
});

export const texts = import.meta.glob<object>('./showcase/**/*-*.words.pt-BR.ts', {
  eager: true,
  import: 'texts',
  base: '../..',
});

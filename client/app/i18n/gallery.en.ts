export const texts = import.meta.glob<object>('./showcase/**/*-*.words.en.ts', {
  eager: true,
  import: 'texts',
  base: '../..',
});

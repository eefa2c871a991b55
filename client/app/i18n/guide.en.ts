export const texts = import.meta.glob<object>(['./en/docs.ts', '../../docs/docs.words.en.ts'], {
  eager: true,
  import: 'texts',
});

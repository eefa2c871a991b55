export const texts = import.meta.glob<object>('./en/{administration,profile}.ts', {
  eager: true,
  import: 'texts',
});

export const texts = import.meta.glob<object>('./pt-BR/{administration,profile}.ts', {
  eager: true,
  import: 'texts',
});

export const texts = import.meta.glob<object>(
  ['./pt-BR/docs.ts', '../../docs/docs.words.pt-BR.ts'],
  { eager: true, import: 'texts' },
);

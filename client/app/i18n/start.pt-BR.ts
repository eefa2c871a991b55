export const texts = import.meta.glob<object>(
  ['./pt-BR/common.ts', '../../features/accounts/*.words.pt-BR.ts'],
  { eager: true, import: 'texts' },
);

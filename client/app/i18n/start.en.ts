export const texts = import.meta.glob<object>(
  ['./en/common.ts', '../../features/accounts/*.words.en.ts'],
  { eager: true, import: 'texts' },
);

export const texts = import.meta.glob<object>(
  [
    './en/{administration,profile}.ts',
    '../../features/accounts/{administration,profile}.words.en.ts',
  ],
  { eager: true, import: 'texts' },
);

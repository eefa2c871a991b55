export const texts = import.meta.glob<object>(
  [
    './pt-BR/{administration,profile}.ts',
    '../../features/accounts/{administration,profile}.words.pt-BR.ts',
  ],
  { eager: true, import: 'texts' },
);

export const texts = import.meta.glob<object>(
  [
    './pt-BR/common.ts',
    '../../core/common.words.pt-BR.ts',
    '../../features/accounts/accounts.words.pt-BR.ts',
  ],
  { eager: true, import: 'texts' },
);

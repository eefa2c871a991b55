export const texts = import.meta.glob<object>(
  [
    './en/common.ts',
    '../../core/common.words.en.ts',
    '../../features/accounts/accounts.words.en.ts',
  ],
  { eager: true, import: 'texts' },
);

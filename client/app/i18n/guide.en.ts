export const texts = import.meta.glob<object>('./en/docs.ts', { eager: true, import: 'texts' });

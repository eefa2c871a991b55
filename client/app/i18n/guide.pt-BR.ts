export const texts = import.meta.glob<object>('./pt-BR/docs.ts', { eager: true, import: 'texts' });

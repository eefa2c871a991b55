export const texts = {
  kinds: { Message: 'message' },
  counted: { Message_one: '{{number}} message', Message_other: '{{number}} messages' },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'messages.records': typeof texts;
  }
}

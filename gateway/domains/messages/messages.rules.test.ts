import { describe, expect, it } from 'vitest';
import { textOfMessage } from './messages.record.ts';
import { senderErrors } from './messages.rules.ts';

describe('what a message is found by', () => {
  it('is its words without marks, the subject first, and the other person’s name', () => {
    const html = '<p>Preço &amp; prazo</p><p><a href="https://a.test">Já</a> &lt;10&gt;</p>';
    const message = { subject: 'Olá', senderName: 'Zé', recipientName: 'Ana', message: html };
    const wordsIn = (folder: 'inbox' | 'sent') => textOfMessage({ ...message, folder });
    expect(wordsIn('inbox')).toBe('ola ze preco & prazo ja <10>');
    expect(wordsIn('sent')).toBe('ola ana preco & prazo ja <10>');
  });
});

describe('the sender of a message', () => {
  const sender = { senderName: 'Zé', senderPhoto: null };

  it.each([{}, { senderPhoto: 'https://fotos.test/ze.png' }])('is right with %j', (fields) => {
    expect(senderErrors({ ...sender, ...fields })).toEqual({});
  });

  it.each([
    ['sender.name', { senderName: '' }],
    ['sender.photo', { senderPhoto: 'javascript:alert(1)' }],
  ])('is at fault in %s', (field, fields) => {
    expect(senderErrors({ ...sender, ...fields })).toEqual({ [field]: expect.anything() });
  });
});

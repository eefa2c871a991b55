import { describe, expect, it } from 'vitest';
import { messageErrors, searchTextOf } from './messages.rules.ts';
import type { MessageRow } from './messages.table.ts';

describe('what a message is found by', () => {
  it('is its words without marks, the subject first', () => {
    const message = '<p>Preço &amp; prazo</p><p><a href="https://a.test">Já</a> &lt;10&gt;</p>';
    expect(searchTextOf({ subject: 'Olá', senderName: 'Zé', message })).toBe(
      'ola ze preco & prazo ja <10>',
    );
  });
});

describe('a message', () => {
  it.each<Partial<MessageRow>>([
    {},
    { subject: '', senderName: 'Zé', senderPhoto: null, message: 'a' },
    { message: 'x'.repeat(100_000), senderPhoto: 'https://fotos.test/ze.png' },
  ])('is right with %#', (fields) => {
    expect(messageErrors(fields)).toEqual({});
  });

  it.each<[field: string, fields: Partial<MessageRow>]>([
    ['id', { id: '' }],
    ['subject', { subject: 'x'.repeat(201) }],
    ['message', { message: ' ' }],
    ['message', { message: 'x'.repeat(100_001) }],
    ['sender.name', { senderName: '' }],
    ['sender.photo', { senderPhoto: 'javascript:alert(1)' }],
  ])('is at fault in %s, case %#', (field, fields) => {
    expect(messageErrors(fields)).toEqual({ [field]: expect.any(String) });
  });
});

import { describe, expect, it } from 'vitest';
import { textOfMessage } from './messages.record.ts';
import { cleanHtml } from '../../formats/clean-html.ts';
import { LONGEST_PREVIEW, previewOf, senderErrors } from './messages.rules.ts';

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

describe('the preview of a message', () => {
  const words = 'palavra '.repeat(40).trim();
  const picture = `<p><img src="data:image/png;base64,${'A'.repeat(20_000)}"></p>`;

  it.each([
    ['is its text in one line', '<h2>Olá,</h2><p>segue<br>a  nota</p>', 'Olá, segue a nota'],
    ['has entities as their characters', '<p>P&amp;D &lt;b&gt; &eacute;&nbsp;5</p>', 'P&D <b> é 5'],
    ['reads what is escaped twice once', '<p>&amp;lt;b&amp;gt;</p>', '&lt;b&gt;'],
    ['has no scripts and styles', '<style>p{}</style><p>Oi<script>alert(1)</script></p>', 'Oi'],
    ['takes cells apart', '<table><tr><td>A</td><td>B</td></tr></table>', 'A B'],
    ['keeps text from right to left', '<p>مرحبا بالعالم</p>', 'مرحبا بالعالم'],
    ['is empty without text', '<p><img src="https://a.test/a.png" alt="Capa"></p>', ''],
    ['reads on behind a large picture', `${picture}<p>Legenda</p>`, 'Legenda'],
    ['ends before the signature', '<p>Até</p><p>-- </p><p>Ana, Compras</p>', 'Até'],
    ['keeps two dashes in a line', '<p>Até -- amanhã</p>', 'Até -- amanhã'],
    [
      'leaves out what is answered',
      '<p>Sim.</p><p>Ontem, Ana wrote:</p><blockquote><p>Vem?</p><blockquote>a</blockquote></blockquote>',
      'Sim.',
    ],
    [
      'keeps a quote in the middle',
      '<p>Veja:</p><blockquote>Rua A</blockquote><p>Certo?</p>',
      'Veja: Rua A Certo?',
    ],
    ['has the quote when there is no more', '<blockquote>Rua A</blockquote>', 'Rua A'],
  ])('%s', (_says, html, preview) => {
    expect(previewOf(cleanHtml(html))).toBe(preview);
  });

  it.each([
    ['the end of a word', words, /^(palavra )+palavra…$/],
    ['the end of an emoji', '👩‍👩‍👧'.repeat(60), /^(👩‍👩‍👧)+…$/u],
    ['a character of one long word', 'x'.repeat(500), /^x+…$/],
  ])('ends at %s when the text is longer', (_where, text, whole) => {
    const preview = previewOf(`<p>${text}</p>`);
    expect(preview).toMatch(whole);
    expect(preview.length).toBeLessThanOrEqual(LONGEST_PREVIEW);
    expect(preview.length).toBeGreaterThan(LONGEST_PREVIEW / 2);
  });

  it('has a text of just the most characters whole', () => {
    const text = 'x'.repeat(LONGEST_PREVIEW);
    expect(previewOf(`<p>${text}</p>`)).toBe(text);
  });
});

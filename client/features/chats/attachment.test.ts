import { describe, expect, it } from 'vitest';
import { isPicture } from '../../ui/upload/isPicture.ts';
import { attachmentIn, textOfAttachment } from './attachment.ts';

describe('a message that is a file', () => {
  it('is known by its text', () => {
    const file = { name: 'nota fiscal 12.pdf', url: '/files/65f0c0ffee65f0c0ffee1234' };
    expect(attachmentIn(textOfAttachment(file))).toEqual(file);
  });

  it.each(['Oi', 'veja /files/', '/files/65f0', 'a /files/1 e mais', 'a https://x.test/files/1'])(
    'is not %s',
    (text) => expect(attachmentIn(text)).toBe(undefined),
  );

  it.each([
    ['rede.PNG', true],
    ['rede.jpeg', true],
    ['rede.pdf', false],
    ['png', false],
  ])('%s is a picture: %s', (name, expected) => {
    expect(isPicture({ name })).toBe(expected);
  });
});

import { expect, it } from 'vitest';
import { hideInLog, withoutHidden } from './hidden-values.ts';

function shown(text: string, values: readonly unknown[]): string {
  const error = new Error(text);
  hideInLog(error, values);
  return withoutHidden(text, [error]);
}

it.each([
  ['Key (email)=(ana@casa.test) exists', ['ana@casa.test'], 'Key (email)=([personal]) exists'],
  ['ANA@CASA.TEST, ana@casa.test', ['Ana@casa.test'], '[personal], [personal]'],
  ['Ana Maria of Ana', ['Ana', 'Ana Maria'], '[personal] of [personal]'],
  ['Analysis of Ana failed', ['Ana'], 'Analysis of [personal] failed'],
  ['Zoé, Zoëlle', ['Zoé'], '[personal], Zoëlle'],
  ['at -8.123456 degrees', [-8.123456], 'at [personal] degrees'],
  ['(a+b)* is no pattern', ['(a+b)*'], '[personal] is no pattern'],
  ['nothing true null', ['', true, null, undefined], 'nothing true null'],
])('of %j with %j the log has %j', (text, values, expected) => {
  expect(shown(text, values)).toBe(expected);
});

it('hides what an error was given at several places', () => {
  const [cause, error] = [new Error('a b'), new Error('c')];
  hideInLog(cause, ['alpha']);
  hideInLog(error, ['beta']);
  hideInLog(error, ['gamma']);
  expect(withoutHidden('alpha beta gamma', [error, cause])).toBe(
    '[personal] [personal] [personal]',
  );
  expect(withoutHidden('alpha', [new Error('other')])).toBe('alpha');
  expect(() => hideInLog('no error', ['alpha'])).not.toThrow();
});

import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const kindsIn = (source: string) =>
  highlight(source).flatMap(({ kind, text }) => (kind ? [[kind, text]] : []));

describe('the colours of a source', () => {
  it.each([
    ["import x from './x.ts';", ['keyword', 'import'], ['keyword', 'from'], ['string', "'./x.ts'"]],
    ['<Menu.Item size={16} />', ['tag', '<Menu.Item'], ['number', '16'], ['tag', '/>']],
    [
      "const a = 1_200; // isn't one",
      ['keyword', 'const'],
      ['number', '1_200'],
      ['comment', "// isn't one"],
    ],
    ['constant.format(form)'],
  ])('of %s are found', (source, ...kinds) => {
    expect(kindsIn(source)).toEqual(kinds);
  });

  it('take nothing from it', () => {
    const source = "/** It's */\nconst a = `x${1}`;\n<b>'open\n";
    expect(
      highlight(source)
        .map(({ text }) => text)
        .join(''),
    ).toBe(source);
  });
});

import type { Language } from '../client/core/settings.ts';
import { allKeys, capOf, type KeyRow } from '../client/layout/keys/keyRows.ts';
import { texts as english } from '../client/layout/keys/keys.words.en.ts';
import { texts as portuguese } from '../client/layout/keys/keys.words.pt-BR.ts';
import { texts as englishShell } from '../client/layout/shell.words.en.ts';
import { texts as portugueseShell } from '../client/layout/shell.words.pt-BR.ts';

const words = {
  en: { keys: english, shell: englishShell, head: ['Where', 'Key', 'Action'] },
  'pt-BR': { keys: portuguese, shell: portugueseShell, head: ['Onde', 'Tecla', 'Ação'] },
};

/** The table of the keys that the screens use, in the words of their sheet. */
export function keysTable(language: Language): string[][] {
  const { keys, head } = words[language];
  return [
    head,
    ...allKeys().flatMap(({ group, rows }) =>
      rows.map((row, place) => [
        place === 0 ? keys.groups[group] : '',
        capsOf(row, language),
        textAt(row.words, language),
      ]),
    ),
  ];
}

function capsOf({ keys, isSequence }: KeyRow, language: Language): string {
  const names: Record<string, string> = words[language].keys.names;
  const caps = keys.map((key) => `<kbd>${names[key] ?? capOf(key)}</kbd>`);
  const isChoice = keys.every((key) => /[←-↓]/.test(key));
  return caps.join(isSequence || isChoice ? ' ' : '+');
}

function textAt(path: string, language: Language): string {
  const [catalogue = '', below = ''] = path.split(':');
  const found = below
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], {
      ...(words[language] as Record<string, object>)[catalogue],
    });
  return String(found);
}

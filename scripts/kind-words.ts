import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ENDING = '.records.words.en.ts';

/** Returns the domains whose kinds have words in `schema/`. */
const domainsIn = (root: string): string[] =>
  readdirSync(join(root, 'schema'))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .toSorted();

const nameOf = (domain: string) =>
  domain.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

const inPortuguese = (name: string) => `${name}InPortuguese`;

/** Returns the file that adds the words of the kinds to the types of the client's catalogue `records`. */
export function clientWordsFile(root: string): string {
  const domains = domainsIn(root);
  const imports = domains.map(
    (each) =>
      `import type { texts as ${nameOf(each)} } from '../../schema/${each}.records.words.en.ts';`,
  );
  const entries = domains.map((each) => `    '${each}.records': typeof ${nameOf(each)};`);
  return `${imports.join('\n')}\n\ndeclare module '../core/i18n/catalogues.ts' {\n  interface Catalogues {\n${entries.join('\n')}\n  }\n}\n`;
}

/** Returns the file with the words of the kinds in each language, for the gateway. */
export function gatewayWordsFile(root: string): string {
  const domains = domainsIn(root);
  const imports = domains.flatMap((each) => [
    `import { texts as ${nameOf(each)} } from '../../../schema/${each}.records.words.en.ts';`,
    `import { texts as ${inPortuguese(nameOf(each))} } from '../../../schema/${each}.records.words.pt-BR.ts';`,
  ]);
  const names = domains.map(nameOf);
  return `${imports.join('\n')}\n\nexport const kindWords = {\n  en: [${names.join(', ')}],\n  'pt-BR': [${names.map(inPortuguese).join(', ')}],\n};\n`;
}

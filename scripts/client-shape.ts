import { posix } from 'node:path';
import { type File, withoutComments } from './sources.ts';

const imported = /(?:\bfrom|\bimport\(|\bimport)\s*'(\.[^']+)'/g;

const featureOf = (path: string) => /^client\/features\/([^/]+)\//.exec(path)?.[1];

/** Returns imports between features, static and by `import()`. */
export const importsBetweenFeatures = (files: readonly File[]): string[] =>
  files.flatMap(({ path, text }) => {
    const own = featureOf(path);
    if (!own) return [];
    const targets = [...text.matchAll(imported)].map(([, to]) =>
      posix.join(posix.dirname(path), to!),
    );
    return targets
      .filter((target) => (featureOf(target) ?? own) !== own)
      .map((target) => `${path} imports ${target}`);
  });

/** Returns files that say themselves which queries are read again, instead of the kinds that changed. */
export const ownEvictions = (files: readonly File[]): string[] =>
  files.filter(({ text }) => /\bevictLists\(|'ROOT_QUERY'/.test(text)).map(({ path }) => path);

/** Returns names of features as texts: of catalogues, lists or paths. */
export const domainNames = (files: readonly File[], features: readonly string[]): string[] => {
  const name = new RegExp(`['"\`](?:${features.join('|')})(?=[:'"\`])`, 'g');
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(name)].map(([found]) => `${path} names ${found}`),
  );
};

/** Returns files that run the gateway's undo themselves, instead of by the one hook. */
export const undoSpellings = (files: readonly File[]): string[] =>
  files
    .filter(({ text }) => /\bRestoreDocument\b/.test(withoutComments(text)))
    .map(({ path }) => path);

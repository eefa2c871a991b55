import { type File, withoutComments } from './sources.ts';

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

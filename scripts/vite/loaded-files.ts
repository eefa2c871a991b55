import { relative } from 'node:path';
import type { Rolldown } from 'vite';

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;

export function filesOf(bundle: Bundle, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const queue = modules.flatMap((module) => firstFilesOf(bundle, module));
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const file = bundle[name];
    if (!file || files.has(name)) continue;
    files.add(name);
    if (file.type === 'chunk') {
      queue.push(...file.imports, ...(file.viteMetadata?.importedCss ?? []));
    }
  }
  return files;
}

export const modulesIn = (bundle: Bundle): string[] =>
  chunksOf(bundle).flatMap(({ moduleIds }) => moduleIds.map((id) => relative('client', id)));

export const contentOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): Buffer =>
  Buffer.from(file.type === 'chunk' ? file.code : file.source);

const chunksOf = (bundle: Bundle) =>
  Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');

/** Returns a module's first files: it is in one chunk, maybe asked for by another; an HTML page names its own. */
function firstFilesOf(bundle: Bundle, module: string): string[] {
  const page = bundle[module];
  if (page) {
    const names = contentOf(page)
      .toString()
      .matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g);
    return [...names].map(([, name]) => name!);
  }
  const isAsked = (id: string | null) => id !== null && relative('client', id) === module;
  const chunks = chunksOf(bundle).filter(
    ({ facadeModuleId, moduleIds }) => isAsked(facadeModuleId) || moduleIds.some(isAsked),
  );
  if (chunks.length === 0) {
    throw new Error(`The budget names a module that has no chunk: ${module}`);
  }
  return chunks.map(({ fileName }) => fileName);
}

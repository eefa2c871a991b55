import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

interface Facade {
  file: string;
  of: string;
  fields: string;
}

const FACADE = /^export\{([^}]+)\}from"\.\/([^"]+)";\s*$/;

/**
 * A module that is asked for by `import()` and stands in a file with others gets a file of its own from the bundler,
 * which only names what it has: a request for nothing. The import asks for the file with the others instead.
 */
export const withoutFacades: Plugin = {
  name: 'without-facades',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter(
        (file): file is Rolldown.OutputChunk => file.type === 'chunk',
      );
      const facades = chunks.flatMap(facadeIn);
      for (const { file } of facades) delete bundle[file];
      for (const chunk of chunks) {
        if (bundle[chunk.fileName]) chunk.code = facades.reduce(without, chunk.code);
      }
    },
  },
};

function facadeIn({ code, fileName, isDynamicEntry }: Rolldown.OutputChunk): Facade[] {
  const [, names, target] = FACADE.exec(code) ?? [];
  if (!isDynamicEntry || !names || !target) return [];
  const fields = names.split(',').map((name) => {
    const [inside, outside = inside] = name.split(' as ');
    return `${outside}:e.${inside}`;
  });
  return [
    { file: fileName, of: fileName.replace(basename(fileName), target), fields: fields.join() },
  ];
}

function without(code: string, { file, of, fields }: Facade): string {
  const [name, target] = [basename(file), basename(of)];
  if (!code.includes(name)) return code;
  return code
    .replaceAll(
      new RegExp(`import\\(([\`"'])\\./${name.replaceAll('.', '\\.')}\\1\\)`, 'g'),
      () => `import("./${target}").then(e=>({${fields}}))`,
    )
    .replaceAll(file, of);
}

import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const RUNTIME = '\0rolldown/runtime.js';
const PARTS = /^(?<body>[^]*)export\{(?<names>[^}]+)\};?\s*$/;

/**
 * Puts the bundler's few functions into React's file, or each that does without it: theirs costs every page a request.
 */
export const withoutRuntime: Plugin = {
  name: 'without-runtime',
  apply: 'build',
  generateBundle: {
    // Runs before the lists of files that an `import()` asks for are made.
    order: 'pre',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter(
        (file): file is Rolldown.OutputChunk => file.type === 'chunk',
      );
      const runtime = chunks.find(({ moduleIds }) => moduleIds.join() === RUNTIME);
      const react = chunks.find(({ name }) => name === 'react');
      if (!runtime || !react) return;
      delete bundle[runtime.fileName];
      const { body, names } = PARTS.exec(runtime.code)!.groups as Record<'body' | 'names', string>;
      const helpers = pairs(names).map(([inside, outside]) => `${outside}:${inside}`);
      const made = `(()=>{${body}return{${helpers.join()}}})()`;
      const asked = new RegExp(`import\\{([^}]+)\\}from"\\./${basename(runtime.fileName)}"`);
      for (const chunk of chunks) {
        chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName);
        chunk.code = chunk.code.replace(asked, (_import, wanted: string) => {
          if (chunk === react) return `export const helpers=${made};var{${fields(wanted)}}=helpers`;
          return chunk.imports.includes(react.fileName)
            ? `import{helpers}from"./${basename(react.fileName)}";var{${fields(wanted)}}=helpers`
            : `var{${fields(wanted)}}=${made}`;
        });
      }
    },
  },
};

const fields = (names: string) =>
  pairs(names)
    .map((pair) => pair.join(':'))
    .join();

const pairs = (names: string) =>
  names.split(',').map((each) => {
    const [one = '', other = one] = each.split(' as ');
    return [one, other] as const;
  });

import { relative } from 'node:path';
import type { RouteObject } from 'react-router-dom';
import { createServer, type Plugin } from 'vite';

/** An address as the router writes it, and the modules that its lazy parts import, relative to the client's folder. */
export interface PageRow {
  path: string;
  modules: readonly string[];
  isPublic: boolean;
}

type Asked = (() => Promise<unknown>)[];

const NOTED = '__noteImport';

/** Reads the pages from the router's own routes, so that their table is not written a second time. */
export async function pageRows(root: string): Promise<PageRow[]> {
  const noted: string[] = [];
  const forget = standIn(noted);
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [notesImports],
  });
  try {
    const { routes } = (await server.ssrLoadModule('/app/routes.tsx')) as Routes;
    const { pages } = (await server.ssrLoadModule('/app/pages.tsx')) as Pages;
    const found = [
      ...routes.flatMap(partsOf).map((part) => ({ ...part, isPublic: true })),
      ...pages.flatMap(partsOf).map((part) => ({ ...part, isPublic: false })),
    ];
    const rows: PageRow[] = [];
    for (const { path, asked, isPublic } of found) {
      noted.length = 0;
      for (const ask of asked) await ask();
      rows.push({ path, isPublic, modules: noted.map((id) => relative(root, id)) });
    }
    return rows;
  } finally {
    await server.close();
    forget();
  }
}

interface Routes {
  routes: RouteObject[];
}
interface Pages {
  pages: RouteObject[];
}

function partsOf({ path, lazy, handle, children }: RouteObject): { path: string; asked: Asked }[] {
  const needs = (handle as { needs?: Asked } | undefined)?.needs ?? [];
  const own = typeof lazy === 'object' ? (Object.values(lazy) as Asked) : [];
  const row = path === undefined || path === '*' ? [] : [{ path, asked: [...own, ...needs] }];
  return [...row, ...(children ?? []).flatMap(partsOf)];
}

/** An `import()` notes what it asks for and loads nothing. */
const notesImports: Plugin = {
  name: 'notes-imports',
  enforce: 'post',
  async transform(code, id) {
    if (id.includes('/node_modules/')) return undefined;
    const asked = [...code.matchAll(/\bimport\(\s*(["'])(\.[^"']+)\1\s*\)/g)];
    let noting = code;
    for (const [text, , file] of asked) {
      const found = await this.resolve(file!, id);
      noting = noting.replace(text, `globalThis.${NOTED}(${JSON.stringify(found?.id)})`);
    }
    return asked.length > 0 ? noting : undefined;
  },
};

/** Stands in for what the modules of the routes read of a browser while they load; returns what removes it again. */
function standIn(noted: string[]): () => void {
  const anything = new Proxy(
    {},
    { get: (_target, name) => (name === 'then' ? undefined : () => null) },
  );
  const parts = {
    [NOTED]: (id: string) => (noted.push(id), Promise.resolve(anything)),
    window: { addEventListener: () => undefined },
    navigator: { languages: [] },
    localStorage: { getItem: () => null },
  };
  const before = Object.keys(parts).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}

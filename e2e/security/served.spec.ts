import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { repository } from '../product.ts';

const served = join(repository, 'dist/client');
const files = readdirSync(served, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(served.length));
const texts = files
  .filter((file) => /\.(js|css|html|json|svg)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(served, file), 'utf8') }));

/** Hosts in messages of libraries, links of the guide and names of formats; nothing is loaded from them. */
const namedHosts = new Set(
  `bit.ly code.visualstudio.com commonmark.org en.wikipedia.org example.com exemplo.com.br github.com go.apollo.dev
  json-schema.org localhost login.example.com mantine.dev microsoft.com prettier.io prosemirror.net react.dev react.i18next.com
  reactrouter.com redux-toolkit.js.org redux.js.org retaguarda retaguarda.example.com retaguarda.test simplewebauthn.dev
  www.w3.org yarnpkg.com`.split(/\s+/),
);

test('what is served has been built', () => {
  expect(texts.length).toBeGreaterThan(50);
});

test('no source map is served, nor named', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(
    texts.filter(({ text }) => text.includes('sourceMappingURL')).map(({ file }) => file),
  ).toEqual([]);
});

test('documents and styles load from the own address alone', () => {
  for (const { file, text } of texts) {
    if (!/\.(html|css)$/.test(file)) continue;
    const loaded = text.matchAll(
      /(?:src|href)="([^"]*)"|url\(["']?([^"')]*)|@import ["']([^"']*)/g,
    );
    for (const [, ...found] of loaded) {
      const address = found.find((each) => each !== undefined) ?? '';
      expect(address, file).toMatch(/^(\/(?!\/)|\.{0,2}\/|data:|#|[\w-]+\.)/);
      expect(address, file).not.toMatch(/^\w+:\/\//);
    }
  }
});

test('every host that a script names is one that is known, and never loaded', () => {
  const found = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:https?|wss?):\/\/([a-z0-9.-]+)/gi)].map(([, host]) => ({
      file,
      host: host!.toLowerCase(),
    })),
  );
  expect(found.filter(({ host }) => !namedHosts.has(host))).toEqual([]);
});

test('neither a secret nor a path of the machine that built it is in it', () => {
  const secrets = [
    /-----BEGIN [A-Z ]*PRIVATE KEY/,
    /eyJhbGciOi[\w-]+\.eyJ/,
    /AKIA[0-9A-Z]{16}/,
    /gh[pousr]_\w{36}/,
    /postgres(ql)?:\/\/\w+:\w+@(?!host\b)/,
    /JWT_SECRET=["']?[\w-]{32}/,
  ];
  const own = [repository, process.env.HOME].filter((path) => path && path.length > 1);
  const found = texts.flatMap(({ file, text }) => [
    ...secrets.filter((secret) => secret.test(text)).map((secret) => `${file} ${secret.source}`),
    ...own.filter((path) => text.includes(path!)).map((path) => `${file} ${path}`),
  ]);
  expect(found).toEqual([]);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { documentsOf } from './documents.ts';

function builtClient(): string {
  const folder = mkdtempSync(join(tmpdir(), 'retaguarda-documents-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'index.html'),
    '<head><title>Retaguarda</title><script type="module" src="/start.js"></script></head>',
  );
  const page = {
    path: '/clientes/:id',
    scripts: ['start.js', 'customer.js'],
    styles: ['customer.css'],
    words: { en: ['en.js'], 'pt-BR': ['pt.js'] },
  };
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ first: '$&()', pages: [page] }));
  return folder;
}

it('a document names the files of its page, each once', () => {
  const { '/clientes/:id': document } = documentsOf(builtClient());
  expect(document).toContain('<link rel="modulepreload" crossorigin href="/customer.js">');
  expect(document).toContain('<link rel="stylesheet" crossorigin href="/customer.css">');
  expect(document!.match(/start\.js/g)).toHaveLength(1);
});

it('a document has the first script before any sheet, which it would wait for', () => {
  const { '/clientes/:id': document } = documentsOf(builtClient());
  const first = document!.indexOf('<script nonce="__SCRIPT_NONCE__">$&()</script>');
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(document!.indexOf('stylesheet'));
  expect(document).toContain('{"en":["/en.js"],"pt-BR":["/pt.js"]}');
});

it('a client that is not built has none', () => {
  expect(documentsOf(join(tmpdir(), 'no-such-client'))).toEqual({});
});

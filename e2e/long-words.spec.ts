import { expect, test } from '@playwright/test';
import { askAsUser, startAs } from './watched.ts';

const WORD = `${'supermercadosinternacionais'.repeat(4)}@example.test`;

const made = {
  Customer: { kind: 'company', name: WORD },
  Product: { title: WORD, price: 1, brand: 'Rede', category: 'audio' },
  Deal: { title: WORD, expectedCloseDay: '2030-01-01', amount: 1 },
  Invoice: {
    orderNo: WORD.slice(0, 60),
    date: '2020-01-01T00:00:00.000Z',
    buyer: { name: WORD, address: WORD },
    seller: { name: WORD, address: WORD },
    items: [{ name: WORD, unit: 1, price: 1 }],
  },
  Project: { projectName: WORD, userName: WORD, email: 'ana@example.test' },
  Board: { title: WORD },
  Event: { title: WORD, start: '2030-01-01T12:00:00.000Z', end: '2030-01-01T13:00:00.000Z' },
  Todo: { title: WORD },
};

const pages: Record<keyof typeof made, (id: string) => string[]> = {
  Customer: (id) => [`/clientes/${id}`, `/clientes?text=${WORD}`],
  Product: (id) => [`/produtos/${id}`, `/produtos?text=${WORD}&as=grid`],
  Deal: (id) => [`/vendas/${id}`, `/vendas?text=${WORD}`, `/vendas?text=${WORD}&as=table`],
  Invoice: (id) => [`/invoices/${id}`],
  Project: (id) => [`/projects/${id}`],
  Board: (id) => [`/boards/${id}`, '/boards'],
  Event: (id) => [`/calendar?event=${id}`],
  Todo: (id) => [`/todo?todo=${id}`],
};

test('a word that is longer than a phone is wide breaks, and no page grows by it', async ({
  page,
}) => {
  await startAs(page, 'Super administrator');
  await page.goto('/profile');
  const ask = (of: string, input: object, answer: string) =>
    askAsUser<{ done: { made: { id: string } } }>(
      page,
      `mutation ($input: ${of}Input!) { done: ${of[0]!.toLowerCase()}${of.slice(1)}(input: $input) { ${answer} } }`,
      { input },
    );
  const ids: [kind: keyof typeof made, id: string][] = [];
  for (const [kind, input] of Object.entries(made)) {
    const { done } = await ask(`Create${kind}`, input, `made: ${kind.toLowerCase()} { id }`);
    ids.push([kind as keyof typeof made, done.made.id]);
  }
  const paths = ids.flatMap(([kind, id]) => pages[kind](id));
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(widthBeyond), `${path} at ${width}`).toBe(0);
    }
  }
  for (const [kind, id] of ids) await ask(`Delete${kind}`, { id }, 'activityId');
});

function widthBeyond(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

test('an email address has a line of its own on a phone, and breaks after a dot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startAs(page, 'Editor');
  await page.goto('/profile');
  for (const [email, lines] of [
    ['antonio.barreto.guimaraes@correio.test', ['antonio.barreto.guimaraes@correio.test']],
    [
      'maria.antonieta.albuquerque.de.queiros.cavalcanti@correio.test',
      ['maria.antonieta.albuquerque.de.queiros.', 'cavalcanti@correio.test'],
    ],
  ] as const) {
    const { createCustomer } = await askAsUser<{ createCustomer: { customer: { id: string } } }>(
      page,
      'mutation ($email: String!) { createCustomer(input: { kind: person, name: "Ana", email: $email }) { customer { id } } }',
      { email },
    );
    await page.goto(`/clientes/${createCustomer.customer.id}`);
    const link = page.getByRole('link', { name: email });
    expect(await link.evaluate(linesOf)).toEqual(lines);
  }
});

function linesOf(element: Element): string[] {
  const lines: string[] = [];
  const range = document.createRange();
  let top: number | undefined;
  for (const node of element.childNodes) {
    for (const [at, character] of [...(node.nodeValue ?? '')].entries()) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const bounds = range.getBoundingClientRect();
      if (bounds.top === top) lines.push(lines.pop() + character);
      else lines.push(character);
      top = bounds.top;
    }
  }
  return lines;
}

import { expect, type Frame, type Page, test } from '@playwright/test';
import { askAsUser, startAs } from '../watched.ts';
import { fixtures } from './html-fixtures.ts';

interface Field {
  /** Writes it, and reads what came of it. */
  write(html: string): Promise<{ url: string; html: string }>;
}

const fields = { message: messageOf, card: cardOf };

for (const [name, fieldOf] of Object.entries(fields)) {
  test(`no HTML written to a ${name} runs, asks or loads anything when it is shown`, async ({
    page,
  }) => {
    await startAs(page, 'Super administrator');
    await page.goto('/inbox');
    const seen = misdeedsOf(page);
    const { write } = await fieldOf(page);
    const cleaned: string[] = [];
    for (const html of fixtures) cleaned.push((await write(`<p>text</p>${html}`)).html);

    const all = cleaned.map((html, at) => `<p>fixture ${at}</p>${html}`).join('');
    const written = await write(all);
    expect(written.html, 'cleaned twice is cleaned once').toBe(all);
    await page.goto(written.url);
    const last = new RegExp(`fixture ${fixtures.length - 1}$`);
    await expect
      .poll(() => Promise.all(page.frames().map((frame) => frame.getByText(last).count())))
      .toContain(1);
    for (const frame of page.frames()) await frame.evaluate(touchEverything);
    expect(seen).toEqual([]);

    // The stored HTML alone, without the product's policy and second cleaning, may load pictures and films, and nothing
    // else.
    await page.goto('about:blank');
    for (const [at, html] of cleaned.entries()) {
      await page.setContent(`<!doctype html><body>${html}`);
      await page.evaluate(touchEverything);
      const risky =
        'script, style, iframe, object, embed, form, input, button, link, meta, base, svg, math';
      expect(await page.locator('body').locator(risky).count(), fixtures[at]).toBe(0);
    }
    expect(seen.filter((deed) => !/^(image|media) /.test(deed))).toEqual([]);
  });

  test(`HTML of a ${name} that came into the store uncleaned is cleaned when it is shown`, async ({
    page,
  }) => {
    await startAs(page, 'Super administrator');
    await page.goto('/inbox');
    const seen = misdeedsOf(page);
    const { write } = await fieldOf(page);
    const { url, html: stored } = await write('<p>stands for the rest</p>');
    const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
    const plain = fixtures.filter((html) => !isNested(html)).join('');
    const all = `${plain}<p>the end</p>`;
    for (const html of [all, fixtures.filter(isNested).join('')]) {
      await page.unrouteAll();
      await page.route('**/graphql', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(
          inJson(stored),
          inJson(`<p>shown</p>${html}`),
        );
        await route.fulfill({ response, body });
      });
      await page.goto(url);
      const shown = await frameWith(page, 'shown');
      const content = shown.getByText('shown', { exact: true }).locator('..');
      expect(await content.evaluate(dangersIn), html).toEqual([]);
      expect(await content.getByText('the end', { exact: true }).count()).toBe(
        html === all ? 1 : 0,
      );
      await shown.evaluate(touchEverything);
    }
    expect(seen).toEqual([]);
  });
}

const isNested = (html: string) =>
  /<(style|noscript|textarea|title|iframe|script|select|template|math|svg|table|form|!)/i.test(
    html,
  );

async function frameWith(page: Page, text: string): Promise<Frame> {
  const found = async () => {
    for (const frame of page.frames()) {
      if (await frame.getByText(text, { exact: true }).count()) return frame;
    }
    return undefined;
  };
  await expect.poll(async () => (await found()) !== undefined).toBe(true);
  return (await found())!;
}

function dangersIn(content: Element): string[] {
  const tags = 'script, style, iframe, object, embed, form, input, link, meta, base, svg, math';
  const elements = [...content.querySelectorAll(tags)].map(({ tagName }) => tagName);
  const attributes = [...content.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(
      ({ name, value }) => name.startsWith('on') || /^\s*(javascript|vbscript):/i.test(value),
    ),
  );
  return [...elements, ...attributes.map(({ name }) => name)];
}

/** Notes what other people's HTML must not make a page do; returns the list that grows. */
function misdeedsOf(page: Page): string[] {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isOwn = hostname === 'localhost' || ['data:', 'blob:', 'about:'].includes(protocol);
    if (!isOwn) seen.push(`${request.resourceType()} ${request.url()}`);
  });
  return seen;
}

/** Touches every element as a reader may by accident; a link elsewhere is the reader's own wish. */
function touchEverything(): void {
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    for (const type of ['mouseover', 'pointerenter', 'toggle', 'animationstart', 'begin']) {
      element.dispatchEvent(new Event(type, { bubbles: true }));
    }
    const href = element.getAttribute('href');
    if (href && !/^(https?:|mailto:|tel:|#|\/)/i.test(href)) element.click();
  }
}

async function messageOf(page: Page): Promise<Field> {
  const create = `mutation ($html: String!) {
    createMessage(input: { subject: "Fixture", message: $html }) { message { id message } }
  }`;
  type Created = { createMessage: { message: { id: string; message: string } } };
  return {
    async write(html) {
      const { createMessage } = await askAsUser<Created>(page, create, { html });
      const { id, message } = createMessage.message;
      return { url: `/inbox?message=${id}`, html: message };
    },
  };
}

async function cardOf(page: Page): Promise<Field> {
  const find = '{ boards(first: 1) { nodes { id columns { cards { id } } } } }';
  type Found = { boards: { nodes: { id: string; columns: { cards: { id: string }[] }[] }[] } };
  const [board] = (await askAsUser<Found>(page, find)).boards.nodes;
  const [card] = board!.columns.flatMap(({ cards }) => cards);
  const update = `mutation ($board: ID!, $id: ID!, $html: String!) {
    updateCard(input: { boardId: $board, id: $id, descriptionHtml: $html }) {
      card { descriptionHtml }
    }
  }`;
  type Updated = { updateCard: { card: { descriptionHtml: string } } };
  return {
    async write(html) {
      const variables = { board: board!.id, id: card!.id, html };
      const { updateCard } = await askAsUser<Updated>(page, update, variables);
      return {
        url: `/boards/${board!.id}?card=${card!.id}`,
        html: updateCard.card.descriptionHtml,
      };
    },
  };
}

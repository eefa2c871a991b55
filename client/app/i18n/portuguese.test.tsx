import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { press } from '../../testing/forms.ts';
import { addInvoices, storedInvoice } from '../../testing/invoices.ts';
import { catalogueTexts } from '../../testing/catalogues.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import type { Role } from '../session.ts';

/** What the libraries of components say where they are told nothing. */
const foreignWords = /No records|Toggle|Sorted|Not sorted|Close|Open|Loading|Search|Previous|Next/;

interface Place {
  name: string;
  path: string;
  as?: Role;
  /** What is done there before it is read. */
  act?: () => Promise<void>;
  isEmpty?: boolean;
}

const places: Place[] = [
  { name: 'the sign-in', path: '/login', act: () => press('Acessar') },
  { name: 'the registration', path: '/cadastre-se', act: () => press('Cadastrar') },
  { name: 'the lost password', path: '/recuperar-senha', act: () => press('Redefinir senha') },
  { name: 'the new password', path: '/recuperar-senha?token=x' },
  { name: 'the page not found', path: '/nada/aqui' },
  { name: 'the home page', path: '/home', as: 'SA', act: () => press('Idioma') },
  { name: 'a forbidden page', path: '/home', as: 'EDITOR' },
  { name: 'the list', path: '/invoices?sort=total&status=pending', as: 'EDITOR' },
  { name: 'the list without a match', path: '/invoices?text=nada', as: 'EDITOR' },
  { name: 'the empty list', path: '/invoices', as: 'EDITOR', isEmpty: true },
  {
    name: 'the new invoice',
    path: '/invoices/new',
    as: 'EDITOR',
    act: () => press('Criar fatura'),
  },
  { name: 'an invoice', path: '/invoices/INVOICE/edit', as: 'ADMIN', act: saveInvoice },
  { name: 'an invoice to read', path: '/invoices/INVOICE', as: 'GUEST', act: openUserMenu },
  { name: 'no invoice', path: '/invoices/nada', as: 'GUEST' },
  {
    name: 'a deleted invoice',
    path: '/invoices/INVOICE',
    as: 'ADMIN',
    act: () => press('Excluir'),
  },
];

async function saveInvoice() {
  await press('Salvar alterações');
  await screen.findByText(/foi salva/);
}

async function openUserMenu() {
  await press(/Conta de/);
  await screen.findByRole('menuitem', { name: 'Sair' });
}

describe('in Portuguese', () => {
  it.each(places.map((place) => [place.name, place] as const))(
    '%s has no English word of the catalogue and no key',
    async (_name, place) => {
      const texts = await readPlace(place, 'pt-BR');
      expect(texts.length).toBeGreaterThan(5);
      expect(texts.filter(isEnglishAlone)).toEqual([]);
      expect(texts.filter(isKey)).toEqual([]);
      expect(texts.filter((text) => foreignWords.test(text))).toEqual([]);
    },
  );

  it('the page of a failure has none either', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderAt('/invoices', {
      as: 'GUEST',
      language: 'pt-BR',
      network: (send) => (input, init) =>
        input === '/graphql' ? Promise.reject(new TypeError('down')) : send(input, init),
    });
    await screen.findByRole('button', { name: 'Tentar de novo' });
    expect(textsOfPage().filter((text) => isEnglishAlone(text) || isKey(text))).toEqual([]);
    vi.restoreAllMocks();
  });
});

describe('the reading of a page', () => {
  it('finds English words where there are some', async () => {
    const texts = await readPlace({ name: '', path: '/invoices', as: 'EDITOR' }, 'en');
    expect(texts.filter(isEnglishAlone)).toEqual(
      expect.arrayContaining([
        'Invoices · Retaguarda',
        'New invoice',
        'Find by number, buyer or seller',
        'Next page',
        'Showing 12 of 12',
        'Date, sorted descending',
      ]),
    );
  });

  it('finds a key in the place of its text', () => {
    expect(['form.newTitle', 'invoices:form.newTitle', 'invoiceCount'].filter(isKey)).toHaveLength(
      3,
    );
  });
});

async function readPlace({ path, as, act, isEmpty = false }: Place, language: 'en' | 'pt-BR') {
  const gateway = await startOwnGateway({ isEmpty });
  if (path.includes('INVOICE')) await addInvoices(gateway, [{ orderNo: 'A-1' }]);
  const invoice = await storedInvoice(gateway, 'A-1');
  await renderAt(path.replace('INVOICE', invoice?.id ?? ''), {
    gateway,
    language,
    ...(as && { as }),
  });
  await screen.findByRole('heading', { level: 1 });
  await act?.();
  await waitFor(() => expect(screen.queryByRole('status', { name: /…$/ })).toBe(null));
  return textsOfPage();
}

/** All that a person reads or hears on the page. */
function textsOfPage(): string[] {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement?.closest('script, style')) {
      texts.push(walker.currentNode.textContent ?? '');
    }
  }
  for (const attribute of ['aria-label', 'placeholder', 'title', 'alt']) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      texts.push(element.getAttribute(attribute) ?? '');
    }
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

function isEnglishAlone(text: string): boolean {
  const portuguese = new Set(catalogueTexts('pt-BR').values());
  const english = [...catalogueTexts('en').values()].filter((each) => !portuguese.has(each));
  return english.some((each) => patternOf(each).test(text));
}

/** A text as it stands on the page, its placeholders filled; in the browser tab the product's name follows. */
function patternOf(text: string): RegExp {
  const parts = text
    .split(/\{\{\w+\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}( · Retaguarda)?$`);
}

function isKey(text: string): boolean {
  const keys = [...catalogueTexts('en').keys()].map((key) => key.replace(/_(one|other)$/, ''));
  return keys.some((key) => [key, key.slice(key.indexOf(':') + 1)].includes(text));
}

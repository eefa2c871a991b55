import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '../core/settings.ts';
import { expectFocus, fields, press } from '../testing/forms.ts';
import { leave, typeLikeAPerson } from '../testing/person.ts';
import { renderAt } from '../testing/renderAt.tsx';

const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label, fields);

/** Replaces a field's text and leaves it; answers its text and error. */
async function enter(label: RegExp, text: string) {
  const input = await field(label);
  await typeLikeAPerson(input, text, { msBetweenKeys: 20, isReplacing: true });
  expect(input.value).toBe(text);
  leave(input);
  await waitFor(() => expect(document.activeElement).not.toBe(input));
  const [said] = (input.getAttribute('aria-describedby') ?? '').split(' ');
  const problem = said?.endsWith('-error') && document.getElementById(said)?.textContent;
  return [input.value, problem || undefined];
}

describe('a number in a form', () => {
  it.each<{ url: string; label: RegExp; language: Language; text: string; shown: string }>([
    {
      url: '/produtos/new',
      label: /^Price/,
      language: 'en',
      text: 'R$ 1.234,56',
      shown: '1,234.56',
    },
    {
      url: '/produtos/new',
      label: /^Preço/,
      language: 'pt-BR',
      text: '12.000',
      shown: '12.000,00',
    },
    { url: '/vendas/new', label: /^Amount/, language: 'en', text: '2.500,00', shown: '2,500.00' },
    {
      url: '/invoices/new',
      label: /^Desconto/,
      language: 'pt-BR',
      text: '12,5',
      shown: '12,50',
    },
  ])('at $url, $label in $language, reads $text', async ({ url, label, language, text, shown }) => {
    await renderAt(url, { as: 'SA', language });
    expect(await enter(label, text)).toEqual([shown, undefined]);
  });

  it('of an invoice stays with what is wrong, and is not saved', async () => {
    const { location } = await renderAt('/invoices/new', { as: 'EDITOR' });
    await expectFocus(field(/^Number/));
    expect(await enter(/^Price of line 1/, '12,000')).toEqual(['12,000.00', undefined]);
    expect(await enter(/^Price of line 1/, '1.234')).toEqual(['1.234', undefined]);
    expect(await enter(/^Price of line 1/, '0.0000001')).toEqual([
      '0.0000001',
      'Use at most 6 decimals',
    ]);
    expect(await enter(/^Price of line 1/, 'dez')).toEqual(['dez', 'Enter a number']);
    expect(await enter(/^Quantity of line 1/, '-3')).toEqual(['-3', 'Enter 0 or more']);
    expect(await enter(/^Quantity of line 1/, '1.5')).toEqual(['1.5', undefined]);
    expect(await enter(/^Quantity of line 1/, '.5')).toEqual(['0.5', undefined]);
    expect(await enter(/^Quantity of line 1/, '-0')).toEqual(['0', undefined]);
    expect(await enter(/^Quantity of line 1/, '1e3')).toEqual(['1e3', 'Enter a number']);
    expect(await enter(/^Quantity of line 1/, '1,5')).toEqual(['1.5', undefined]);
    expect(await enter(/^Quantity of line 1/, '1.0005')).toEqual([
      '1.0005',
      'Use at most 3 decimals',
    ]);
    expect(await enter(/^VAT/, '9.975')).toEqual(['9.975', undefined]);
    expect(await enter(/^VAT/, '120')).toEqual(['120', 'Enter a number between 0 and 100']);
    await press('Create invoice');
    expect(location()).toBe('/invoices/new');
    expect((await field(/^Quantity of line 1/)).value).toBe('1.0005');
  });

  it('has a limit that is no whole number written with its cents', async () => {
    await renderAt('/invoices/new', { as: 'EDITOR' });
    await enter(/^Price of line 1/, '12.5');
    await enter(/^Discount/, '20');
    await press('Create invoice');
    await screen.findByText('Enter a number between 0 and 12.50');
  });
});

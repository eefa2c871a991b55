import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '../app/settings.ts';
import { fields, press } from '../testing/forms.ts';
import { leave, typeLikeAPerson } from '../testing/person.ts';
import { renderAt } from '../testing/renderAt.tsx';

const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label, fields);

/** Types over what stands in a field, and leaves it; what is shown then, and what is said of it. */
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
  it.each<[url: string, label: RegExp, Language, text: string, shown: string]>([
    ['/produtos/new', /^Price/, 'en', 'R$ 1.234,56', '1,234.56'],
    ['/produtos/new', /^Preço/, 'pt-BR', '12.000', '12.000,00'],
    ['/vendas/new', /^Amount/, 'en', '2.500,00', '2,500.00'],
    ['/clientes/new', /^Latitude/, 'pt-BR', '-23,5505', '-23,5505'],
  ])('at %s, %s in %s, reads %s', async (url, label, language, text, shown) => {
    await renderAt(url, { as: 'SA', language });
    expect(await enter(label, text)).toEqual([shown, undefined]);
  });

  it('of an invoice stays with what is wrong, and is not saved', async () => {
    const { location } = await renderAt('/invoices/new', { as: 'EDITOR' });
    expect(document.activeElement).toBe(await field(/^Number/));
    expect(await enter(/^Price of line 1/, '12,000')).toEqual(['12,000.00', undefined]);
    expect(await enter(/^Price of line 1/, '1.234')).toEqual([
      '1.234',
      'can have at most 2 decimals',
    ]);
    expect(await enter(/^Price of line 1/, 'dez')).toEqual(['dez', 'must be a number']);
    expect(await enter(/^Quantity of line 1/, '-3')).toEqual(['-3', 'must be 0 or more']);
    expect(await enter(/^Quantity of line 1/, '1.5')).toEqual(['1.5', 'must be a whole number']);
    expect(await enter(/^VAT/, '120')).toEqual(['120', 'must be between 0 and 100']);
    await press('Create invoice');
    expect(location()).toBe('/invoices/new');
    expect((await field(/^Quantity of line 1/)).value).toBe('1.5');
  });
});

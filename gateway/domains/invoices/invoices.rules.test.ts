import { describe, expect, it } from 'vitest';
import { textOfInvoice } from './invoices.record.ts';
import { derivedFields, invoiceErrors, orderNoOf } from './invoices.rules.ts';
import type { InvoiceRow } from '../../records/generated/rows.ts';

const line = { name: 'Pote de mel', unitThousandths: 1_000, priceMillionths: 1_000_000 };
/** Returns an invoice line for whole things at a price in cents. */
const lineOf = (unit: number, priceCents: number) => ({
  ...line,
  unitThousandths: unit * 1_000,
  priceMillionths: priceCents * 10_000,
});
const entered = {
  id: 'an-id',
  orderNo: 'INV-000001',
  currency: '$',
  vatThousandths: 10_000,
  buyerName: 'Ateliê  Fio de OURO',
  buyerAddress: '',
  sellerName: 'Retaguarda',
  sellerAddress: '',
};
const textOf = (length: number) => 'x'.repeat(length);

describe('derivedFields', () => {
  it.each`
    what                                      | lines                         | vat       | subtotal           | tax               | total
    ${'no lines'}                             | ${[]}                         | ${10_00}  | ${0}               | ${0}              | ${0}
    ${'one line'}                             | ${[[3, 24_90]]}               | ${10_00}  | ${74_70}           | ${7_47}           | ${82_17}
    ${'several lines'}                        | ${[[2, 1_05], [1, 95]]}       | ${10_00}  | ${3_05}            | ${31}             | ${3_36}
    ${'none of a good'}                       | ${[[0, 99_99]]}               | ${10_00}  | ${0}               | ${0}              | ${0}
    ${'no tax'}                               | ${[[7, 11]]}                  | ${0}      | ${77}              | ${0}              | ${77}
    ${'a tax of the whole'}                   | ${[[7, 11]]}                  | ${100_00} | ${77}              | ${77}             | ${154}
    ${'just below half a cent'}               | ${[[1, 4]]}                   | ${12_49}  | ${4}               | ${0}              | ${4}
    ${'half a cent, up to an odd number'}     | ${[[1, 5]]}                   | ${10_00}  | ${5}               | ${1}              | ${6}
    ${'half a cent, up to an even number'}    | ${[[1, 15]]}                  | ${10_00}  | ${15}              | ${2}              | ${17}
    ${'half a cent, up from an even number'}  | ${[[1, 25]]}                  | ${10_00}  | ${25}              | ${3}              | ${28}
    ${'a rate with decimals'}                 | ${[[1, 10_00]]}               | ${7_25}   | ${10_00}           | ${73}             | ${10_73}
    ${'an amount whose tax floats get wrong'} | ${[[10_000, 99_999_999_999]]} | ${7_25}   | ${999999999990000} | ${72499999999275} | ${1072499999989275}
    ${'the largest amount'}                   | ${[[10_000, 10 ** 11]]}       | ${100_00} | ${10 ** 15}        | ${10 ** 15}       | ${2 * 10 ** 15}
  `('computes the totals of $what', ({ lines, vat, subtotal, tax, total }) => {
    const items = (lines as [number, number][]).map(([unit, priceCents]) =>
      lineOf(unit, priceCents),
    );
    const vatThousandths = 10 * (vat as number);
    expect(derivedFields({ ...entered, vatThousandths }, items)).toMatchObject({
      subtotalCents: subtotal as number,
      vatCents: tax as number,
      totalCents: total as number,
    });
  });

  it.each([
    [10_00, 90_00, 6_53, 96_53],
    [5, 99_95, 7_25, 107_20],
    [100_00, 0, 0, 0],
    [0, 100_00, 7_25, 107_25],
  ])('takes a discount of %i off before tax', (discountCents, taxed, vatCents, totalCents) => {
    const items = [lineOf(1, 100_00)];
    const derived = derivedFields({ ...entered, vatThousandths: 7_250, discountCents }, items);
    expect(derived).toMatchObject({ subtotalCents: 100_00, vatCents, totalCents });
    expect(totalCents).toBe(taxed + vatCents);
  });

  it('folds what invoices are sorted and found by', () => {
    expect(derivedFields(entered, [])).toMatchObject({
      orderNoKey: 'inv-11',
      buyerKey: 'atelie fio de ouro',
    });
    expect(textOfInvoice(entered)).toBe('inv-000001 atelie fio de ouro retaguarda inv-1 inv1=');
  });
});

describe('orderNoOf', () => {
  it.each([
    [1, 'INV-000001'],
    [999_999, 'INV-999999'],
    [1_000_000, 'INV-1000000'],
  ])('numbers invoice %i as %s', (count, orderNo) => {
    expect(orderNoOf(count)).toBe(orderNo);
  });
});

describe('invoiceErrors', () => {
  it.each<[field: string, changes: Partial<InvoiceRow>, message: string]>([
    ['buyer.name', { buyerName: ' ' }, 'this field is required'],
    ['buyer.name', { buyerName: textOf(201) }, 'must be at most 200 characters long'],
    ['buyer.address', { buyerAddress: textOf(501) }, 'must be at most 500 characters long'],
    ['seller.name', { sellerName: '' }, 'this field is required'],
    ['seller.name', { sellerName: textOf(201) }, 'must be at most 200 characters long'],
    ['seller.address', { sellerAddress: textOf(501) }, 'must be at most 500 characters long'],
  ])('finds %s at fault, case %#', (field, changes, message) => {
    expect(invoiceErrors({ ...entered, ...changes }, [line])).toEqual({ [field]: message });
  });

  it.each([
    ['items.1.name', { name: '' }, 'this field is required'],
    ['items.1.name', { name: textOf(201) }, 'must be at most 200 characters long'],
    ['items.1.unit', { unitThousandths: -1 }, 'must be between 0 and 1000000'],
    ['items.1.unit', { unitThousandths: 1_000_000_001 }, 'must be between 0 and 1000000'],
    ['items.1.price', { priceMillionths: -1 }, 'must be between 0 and 1000000000'],
    ['items.1.price', { priceMillionths: 10 ** 15 + 1 }, 'must be between 0 and 1000000000'],
  ])('finds %s at fault, case %#', (field, changes, message) => {
    expect(invoiceErrors(entered, [line, { ...line, ...changes }])).toEqual({ [field]: message });
  });

  it('names every field that is at fault', () => {
    const errors = invoiceErrors({ ...entered, buyerName: '' }, [{ ...lineOf(-1, 1), name: '' }]);
    expect(Object.keys(errors).sort()).toEqual(['buyer.name', 'items.0.name', 'items.0.unit']);
  });

  it('refuses more than 200 lines', () => {
    expect(invoiceErrors(entered, Array(201).fill(line))).toEqual({
      items: 'must have at most 200 lines',
    });
  });

  it('refuses lines that come to more than whole numbers can hold', () => {
    const most = lineOf(10_000, 10 ** 11);
    expect(invoiceErrors(entered, [most, lineOf(1, 1)])).toEqual({
      items: 'must come to at most 10000000000000',
    });
  });

  it('accepts every field at its limit', () => {
    const widest = {
      buyerName: textOf(200),
      buyerAddress: textOf(500),
      sellerName: textOf(200),
      sellerAddress: '',
    };
    const lines = Array.from({ length: 198 }, () => line);
    const widestLine = { ...lineOf(1_000_000, 0), name: textOf(200) };
    const dearestLine = lineOf(0, 10 ** 11);
    expect(invoiceErrors(widest, [...lines, widestLine, dearestLine])).toEqual({});
    expect(invoiceErrors(entered, [lineOf(10_000, 10 ** 11)])).toEqual({});
  });

  it('says nothing of fields that are not given', () => {
    expect(invoiceErrors({}, [])).toEqual({});
  });
});

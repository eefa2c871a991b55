import { describe, expect, it } from 'vitest';
import {
  dealErrors,
  derivedFields,
  invoiceOf,
  lostReasonErrors,
  productRows,
} from './deals.rules.ts';

const product = {
  productId: null,
  name: 'Headset Maré',
  quantityThousandths: 3_000,
  priceMillionths: 349_900_000,
};
const deal = {
  customerId: 'ana',
  id: 'an-id',
  title: 'Troca dos Headsets ÀS pressas',
  stage: 'proposal' as const,
  amountCents: 500_00,
  lostReason: null,
  lossReasonId: null,
  nextStep: null,
  nextStepOn: null,
};
const buyer = {
  name: 'Ana',
  street: 'Rua do Sol, 12',
  city: 'Recife',
  state: 'PE',
  cep: '50030230',
  document: '52998224725',
};

const seller = { pricesIncludeTax: 1 as const };

describe('what is entered', () => {
  it('is one of a product when nobody says how many', () => {
    expect(productRows('an-id', [{ name: ' Cabo ', price: 5_000_000 }])).toEqual([
      {
        dealId: 'an-id',
        position: 0,
        productId: null,
        name: 'Cabo',
        quantityThousandths: 1_000,
        priceMillionths: 5_000_000,
      },
    ]);
  });
});

describe('what follows from it', () => {
  it('is the amount of the products, or the one entered without any', () => {
    expect(derivedFields(deal, []).amountCents).toBe(500_00);
    expect(
      derivedFields(deal, [product, { ...product, quantityThousandths: 1_000 }]).amountCents,
    ).toBe(1399_60);
    expect(derivedFields(deal, [{ ...product, quantityThousandths: 0 }]).amountCents).toBe(0);
  });

  it('is sorted by the order of the stages', () => {
    const position = (stage: 'lead' | 'won' | 'lost') =>
      derivedFields({ ...deal, stage }, []).stagePosition;
    expect([position('lead'), position('won'), position('lost')]).toEqual([0, 4, 5]);
  });
});

describe('a reason for losing', () => {
  it.each([
    ['lost', 'Preço', null, {}],
    ['lost', null, 'price', {}],
    ['lost', null, null, { lostReason: 'this field is required' }],
    ['won', null, null, {}],
    ['won', 'Preço', null, { lostReason: 'is only for lost deals' }],
    ['won', null, 'price', { lossReasonId: 'is only for lost deals' }],
  ] as const)('in the stage %s, %j and %j', (stage, lostReason, lossReasonId, errors) => {
    expect(lostReasonErrors({ stage, lostReason, lossReasonId })).toEqual(errors);
  });
});

describe('what is wrong', () => {
  it.each([
    [{}, [product], []],
    [{ amountCents: -1 }, [], ['amount']],
    [{ amountCents: -1 }, [product], []],
    [{}, [{ ...product, name: '' }], ['products.0.name']],
    [{}, [{ ...product, productId: '' }], ['products.0.productId']],
    [{}, [product, { ...product, quantityThousandths: -1 }], ['products.1.quantity']],
    [{ lostReason: 'x' }, [], ['lostReason']],
  ])('with %j and %j is %j', (changed, products, fields) => {
    expect(Object.keys(dealErrors({ ...deal, ...changed }, products))).toEqual(fields);
  });
});

describe('the invoice', () => {
  it('has the products as its lines, the customer as its buyer and the prices of the company', () => {
    expect(invoiceOf(deal, [product], { buyer, seller })).toEqual({
      customerId: 'ana',
      buyer: { name: 'Ana', address: 'Rua do Sol, 12, Recife, PE, 50030-230' },
      buyerTaxId: '52998224725',
      pricesIncludeTax: true,
      items: [{ name: 'Headset Maré', unit: 3_000, price: 349_900_000 }],
    });
  });

  it('has the deal as its line when there are no products', () => {
    expect(invoiceOf(deal, [], { buyer, seller }).items).toEqual([
      { name: deal.title, unit: 1_000, price: 500_000_000 },
    ]);
  });

  it('leaves out what is not known of an address', () => {
    const nowhere = { ...buyer, street: null, state: null, cep: null };
    expect(invoiceOf(deal, [], { buyer: nowhere, seller }).buyer).toEqual({
      name: 'Ana',
      address: 'Recife',
    });
  });
});

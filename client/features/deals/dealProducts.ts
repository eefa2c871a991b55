import { lineAmount, partsIn, subtotalOf } from '../../../gateway/formats/amounts.rules.ts';
import { type DeclaredPart, plainField } from '../../records/declaration.ts';

interface Line {
  quantity: number;
  price: number;
}

export const amountOf = ({ quantity, price }: Line) => lineAmount(quantity, price);

/** Adds the lines as the gateway does: each is rounded to the cent. */
export const sumOfProducts = (lines: readonly Line[]) =>
  subtotalOf(
    lines.map(({ quantity, price }) => ({
      quantityThousandths: partsIn('quantity', quantity),
      priceMillionths: partsIn('unitPrice', price),
    })),
  ) / 100;

export const productsPart: DeclaredPart = {
  name: 'products',
  table: 'dealProducts',
  type: 'DealProduct',
  noun: 'product',
  most: 200,
  fields: [
    plainField('productId'),
    plainField('name', { isRequired: true }),
    plainField('quantity', { kind: 'quantity', isRequired: true, default: '1' }),
    plainField('price', { kind: 'unitPrice', isRequired: true }),
  ],
};

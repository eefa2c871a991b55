import { type DeclaredPart, plainField } from '../../records/declaration.ts';

interface Line {
  quantity: number;
  price: number;
}

const cents = ({ quantity, price }: Line) => Math.round(price * 100) * quantity;

/** Exact to the cent. */
export const amountOf = (line: Line) => cents(line) / 100;

export const sumOfProducts = (lines: readonly Line[]) =>
  lines.reduce((sum, line) => sum + cents(line), 0) / 100;

export const productsPart: DeclaredPart = {
  name: 'products',
  type: 'DealProduct',
  noun: 'product',
  most: 200,
  fields: [
    plainField('productId'),
    plainField('name', { isRequired: true }),
    plainField('quantity', { kind: 'whole', isRequired: true, min: 0 }),
    plainField('price', { kind: 'money', isRequired: true }),
  ],
};

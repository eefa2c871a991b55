interface Line {
  quantity: number;
  price: number;
}

const cents = ({ quantity, price }: Line) => Math.round(price * 100) * quantity;

/** Exact to the cent. */
export const amountOf = (line: Line) => cents(line) / 100;

export const sumOfProducts = (lines: readonly Line[]) =>
  lines.reduce((sum, line) => sum + cents(line), 0) / 100;

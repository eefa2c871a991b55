export interface NumberStyle {
  thousandSeparator: string;
  decimalSeparator: string;
}

/**
 * The number that someone typed or pasted, in the way their language writes it: with a currency, spaces and groups
 * of three. Where its point cannot be the language's, as in `12.50` among Portuguese, it is the other one's.
 * Undefined when it is no number.
 */
export function typedNumber(text: string, style: NumberStyle): number | undefined {
  const sign = /^[^\d]*[-−]/.test(text) ? -1 : 1;
  const bare = text
    .replace(/^\s*[-−]?\s*(?:R\$|\$|€|US\$)?\s*[-−]?/, '')
    .replace(/[\s\u00a0\u202f']/g, '');
  const plain = plainIn(bare, style) ?? plainIn(bare, turned(style));
  return plain === undefined ? undefined : sign * Number(plain);
}

const turned = ({ thousandSeparator, decimalSeparator }: NumberStyle): NumberStyle => ({
  thousandSeparator: decimalSeparator,
  decimalSeparator: thousandSeparator,
});

/** With a point and without groups; undefined when it is not written in that way. */
function plainIn(text: string, { thousandSeparator, decimalSeparator }: NumberStyle) {
  const [group, point] = [thousandSeparator, decimalSeparator].map(
    (each) => `\\${each.trim() || ' '}`,
  );
  const pattern = new RegExp(`^(?:\\d{1,3}(?:${group}\\d{3})+|\\d+)(?:${point}\\d+)?$`);
  if (!pattern.test(text)) return undefined;
  return text.replaceAll(thousandSeparator, '').replace(decimalSeparator, '.');
}

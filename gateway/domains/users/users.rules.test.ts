import { describe, expect, it } from 'vitest';
import { withPlainBalance } from './users.rules.ts';

describe('a balance as old consumers write it', () => {
  it.each([
    ['$2,138.20', 2138.2],
    ['$0', 0],
    ['-$12.5', -12.5],
    ['$-12.50', -12.5],
    ['R$ 1,000,000', 1_000_000],
    ['7.05', 7.05],
  ])('%s is %d', (balance, amount) => {
    expect(withPlainBalance({ id: 'one', balance })).toEqual({ id: 'one', balance: amount });
  });

  it.each([12.5, null, undefined, 'a lot', '1.234,56', '$', {}])(
    '%j is left as it is',
    (balance) => {
      expect(withPlainBalance({ balance })).toEqual({ balance });
    },
  );
});

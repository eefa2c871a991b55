import { isDeepStrictEqual } from 'node:util';
import { invalid } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import type { Twin } from './fitted-variables.ts';

type Stored = Readonly<Record<string, unknown>>;

/**
 * Decides which of two names counts where a call sends both. An older name that is never answered was given by the
 * caller. One that is answered comes back with the record, so the name that differs from what is stored counts.
 * Throws Invalid when both differ.
 */
export async function settleTwins(
  twins: readonly Twin[],
  storedOf: ((id: unknown) => Promise<Stored | undefined>) | undefined,
): Promise<void> {
  let stored: Stored | undefined;
  for (const { input, name, olderName, older } of twins) {
    const { [name]: given } = input;
    if (given !== undefined && storedOf && !isDeepStrictEqual(given, older)) {
      stored ??= (input.id !== undefined && (await storedOf(input.id))) || {};
      if (isUnchanged(older, stored[name])) continue;
      if (!isUnchanged(given, stored[name]))
        throw invalid({ [olderName]: problem('differs_from', { name }) });
    }
    input[name] = older;
  }
}

const isUnchanged = (value: unknown, stored: unknown = []) =>
  isDeepStrictEqual(value, JSON.parse(JSON.stringify(stored)));

import { folded } from '../../core/folded.ts';
import { capitals } from '../../ui/map/capitals.ts';

/** The first three digits from which a state has its postal codes, until the next one; by the post office's tables. */
// prettier-ignore
const statesByCep = [
  [10, 'SP'], [200, 'RJ'], [290, 'ES'], [300, 'MG'], [400, 'BA'], [490, 'SE'], [500, 'PE'], [570, 'AL'],
  [580, 'PB'], [590, 'RN'], [600, 'CE'], [640, 'PI'], [650, 'MA'], [660, 'PA'], [689, 'AP'], [690, 'AM'],
  [693, 'RR'], [694, 'AM'], [699, 'AC'], [700, 'DF'], [728, 'GO'], [730, 'DF'], [737, 'GO'], [768, 'RO'],
  [770, 'TO'], [780, 'MT'], [790, 'MS'], [800, 'PR'], [880, 'SC'], [900, 'RS'],
] as const;

export function stateOfCep(cep: string): string | undefined {
  const digits = cep.replace(/\D/g, '');
  if (digits.length < 8) return undefined;
  const area = Number(digits.slice(0, 3));
  return statesByCep.findLast(([from]) => from <= area)?.[1];
}

interface Address {
  city: string;
  state: string;
  cep: string;
}

/** Returns the address's capital, or else that of its state: no other places are known without a network. */
export function placeOfAddress({ city, state, cep }: Address) {
  const place = capitals.find((each) => each.state === (state || stateOfCep(cep)));
  const named = capitals.filter(({ name }) => folded(name) === folded(city.trim()));
  const found = place ? named.find((each) => each === place) : named[0];
  if (found) return { ...found, isCity: true };
  return place && { ...place, isCity: false };
}

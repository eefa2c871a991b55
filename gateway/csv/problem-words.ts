import type { Language } from './cells.ts';

/**
 * What the rules say is wrong with a row, in Portuguese. They speak English, as the API does; a file is read by
 * who imports it. `$1` and so on stand for what a rule puts in.
 */
const portuguese: readonly (readonly [RegExp, string])[] = [
  [/^this field is required$/, 'é obrigatório'],
  [/^email is not valid$/, 'não é um e-mail válido'],
  [/^is no valid (CPF|CNPJ)$/, 'não é um $1 válido'],
  [/^is no phone number$/, 'não é um telefone'],
  [/^has to have eight digits$/, 'precisa ter oito dígitos'],
  [/^goes together with the longitude$/, 'acompanha a longitude'],
  [/^goes together with the latitude$/, 'acompanha a latitude'],
  [/^has to be at most (\d+) characters long$/, 'pode ter no máximo $1 caracteres'],
  [/^has to have at most (\d+) entries$/, 'pode ter no máximo $1 itens'],
  [/^has to be from (\S+) to (\S+)$/, 'precisa estar entre $1 e $2'],
  [
    /^has to be a path of this site or an https address$/,
    'precisa ser um caminho deste site ou um endereço https',
  ],
  [/^is the name of no account, or of several$/, 'não é o nome de uma conta, ou é o de várias'],
  [/^is no amount of money$/, 'não é um valor em dinheiro'],
  [/^is no whole number$/, 'não é um número inteiro'],
  [/^is no number$/, 'não é um número'],
  [/^is neither yes nor no$/, 'não é sim nem não'],
  [/^is none of: (.+)$/, 'não é nenhum destes: $1'],
  [/^stands in an earlier row too$/, 'já está em uma linha anterior'],
  [/^has more cells than the head has$/, 'tem mais células do que o cabeçalho'],
  [/^was changed by someone else$/, 'foi alterado por outra pessoa'],
  [/^does not fit$/, 'não serve'],
];

/** A reason why a row is refused, in the language of who reads it. One that has no words yet stays as it is. */
export function problemIn(language: Language, problem: string): string {
  if (language === 'en') return problem;
  const found = portuguese.find(([said]) => said.test(problem));
  return found ? problem.replace(found[0], found[1]) : problem;
}

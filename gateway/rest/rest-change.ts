import { parse } from 'graphql';
import type { MutationResolvers } from '../graphql/generated/resolvers.ts';
import { type GivenRoute, type RestRoute, restRoute } from './rest-route.ts';
import { type RestInput } from './rest-input.ts';

type Resolve<Name extends keyof MutationResolvers> = Extract<
  NonNullable<MutationResolvers[Name]>,
  (...all: never[]) => unknown
>;

interface Changing<Name extends keyof MutationResolvers> {
  mutation: Name;
  input: (asked: RestInput) => Parameters<Resolve<Name>>[1]['input'];
}

interface RestChange<Name extends keyof MutationResolvers>
  extends
    Pick<GivenRoute, 'route' | 'example' | 'olderNames' | 'stored' | 'passedInDemo'>,
    Changing<Name> {
  /** The list row that answers: what the mutation itself would answer is not read. */
  thenAnswer?: RestRoute;
  /**
   * The field of the payload that answers, its own fields and how it is written; one text selects fields of the payload
   * and answers all of it.
   */
  answers?: string | Answers;
}

export type Answers = readonly [name: string, fields: string, write?: (value: never) => unknown];

/** Returns a row that changes something, and answers by a list or by the result of the change. */
export function restChange<Name extends keyof MutationResolvers>({
  mutation,
  input,
  answers = '__typename',
  ...row
}: RestChange<Name>): RestRoute {
  const type = mutation.replace(/^./, (letter) => letter.toUpperCase());
  const selection = typeof answers === 'string' ? answers : `${answers[0]} { ${answers[1]} }`;
  return restRoute<{ changed: Record<string, never> }, object>({
    ...row,
    operation: parse(
      `mutation Rest${type}($input: ${type}Input!) { changed: ${mutation}(input: $input) { ${selection} } }`,
    ),
    variables: (asked) => ({ input: input(asked) }),
    answer({ changed }) {
      if (typeof answers === 'string') return changed;
      const [name, , write] = answers;
      return write ? write(changed[name]!) : changed[name];
    },
  });
}

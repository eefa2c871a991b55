import { parse } from 'graphql';
import type { Connection } from '../graphql/pages.ts';
import { type GivenRoute, type RestRoute, restRoute } from './rest-route.ts';
import { type RestInput } from './rest-input.ts';

interface Reading extends Pick<GivenRoute, 'route' | 'example'> {
  /** Names of fields, as in a document; checked when the gateway starts. */
  fields: string;
}

interface ReadingList extends Reading {
  list: string;
  /** The list's arguments beside those of paging, as in a document. */
  which?: string;
  /** The variables that `which` names, declared as in a document; `variables` reads them from the request. */
  takes?: string;
  variables?: (asked: RestInput) => object;
  write?: (node: never) => unknown;
}

export function restList(reading: ReadingList): RestRoute {
  const { list, fields, which = '', takes = '', write, ...row } = reading;
  const operation = parse(
    `query ${nameOf(list)}($after: String ${takes}) { ${list}(first: 100, after: $after ${which}) { nodes { ${fields} } } }`,
  );
  return restRoute<Record<string, Connection>, object>({
    ...row,
    operation,
    pages: (data) => data[list] && writtenNodes(data[list], write),
  });
}

export const writtenNodes = (
  { nodes, ...page }: Connection,
  write: (node: never) => unknown = (node) => node,
): Connection => ({ ...page, nodes: nodes.map((node) => write(node as never)) });

interface ReadingOne extends Reading {
  one: string;
  write?: (found: never) => unknown;
}

/** Returns a row that answers the record whose id is asked for. */
export function restOne({ one, fields, write, ...row }: ReadingOne): RestRoute {
  const operation = parse(`query ${nameOf(one)}($id: ID!) { ${one}(id: $id) { ${fields} } }`);
  return restRoute<Record<string, never>, { id: string }>({
    ...row,
    operation,
    variables: ({ argument }) => ({ id: argument('id') }),
    answer: (data) => data[one] && (write ? write(data[one]) : data[one]),
  });
}

const nameOf = (field: string) => `Rest${field.replace(/^./, (letter) => letter.toUpperCase())}`;

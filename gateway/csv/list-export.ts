import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type Connection, withPageInfo } from '../graphql/pages.ts';
import type { Cell } from './cells.ts';
import type { Words } from '../errors/language.ts';
import type { Zones } from '../http/zones.ts';

export interface CsvColumn<Node, Value = never> {
  heading: Words;
  /** The field's former name, which callers may still name. */
  formerName?: string | undefined;
  /** Other headings that imports accept. */
  alsoKnownAs?: readonly string[];
  cell: Cell<Value, unknown>;
  /** The one whose clocks the column's times are of; the caller when left out. */
  clock?: keyof Zones;
  /** Returns the value of a node; null leaves the cell empty. */
  value: (node: Node) => Value | null | undefined;
}

export type CsvColumns<Node> = Readonly<Record<string, CsvColumn<Node>>>;

export interface ListExport<Data = never, Node = never> {
  /** `customers` is `GET /api/customers.csv`. */
  list: string;
  fileName: Words;
  /** The query, with the list's `$filter`, `$sort` and `$after`. */
  operation: TypedDocumentNode<Data, Record<string, unknown>>;
  /** Returns the variables for a list that does not take `filter` and `sort` as requested. */
  variables?: (asked: { filter: unknown; sort: unknown }) => Record<string, unknown>;
  /** Returns a page of nodes; a list without paging applies the filter here. */
  page: (data: Data, filter: unknown) => Connection & { nodes: readonly Node[] };
  columns: CsvColumns<Node>;
}

type NamedColumn<Node> = readonly [name: string, column: CsvColumn<Node>];

/** A column's own value; by default the field of its name. */
interface MakeColumn<Node> {
  <Value>(
    name: string,
    cell: Cell<Value, unknown>,
    heading: Words & Pick<CsvColumn<Node, Value>, 'alsoKnownAs' | 'formerName' | 'value'>,
  ): NamedColumn<Node>;
  <Name extends keyof Node & string>(
    name: Name,
    cell: Cell<NonNullable<Node[Name]>, unknown>,
    heading: Words & Pick<CsvColumn<Node>, 'alsoKnownAs' | 'formerName'>,
  ): NamedColumn<Node>;
}

interface GivenExport<Data, Variables, Node> extends Omit<
  ListExport<Data, Node>,
  'operation' | 'columns'
> {
  operation: TypedDocumentNode<Data, Variables>;
  columns: (column: MakeColumn<Node>) => readonly NamedColumn<Node>[];
}

/** Types a row by its operation and its columns' cells. */
export function listExport<Data, Variables, Node>({
  columns,
  ...row
}: GivenExport<Data, Variables, Node>): ListExport {
  const column: MakeColumn<Node> = (
    name: string,
    cell: unknown,
    { en, 'pt-BR': portuguese, ...more }: Words,
  ) => {
    const heading = { en, 'pt-BR': portuguese };
    return [
      name,
      { heading, cell, value: (node: Node) => node[name as keyof Node], ...more },
    ] as never;
  };
  return {
    ...row,
    operation: withPageInfo(row.operation),
    columns: Object.fromEntries(columns(column)),
  } as unknown as ListExport;
}

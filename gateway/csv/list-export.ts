import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Connection } from '../rest/rest-route.ts';
import type { Cell, Words } from './cells.ts';

/** A column of a file: what stands at its head, and what stands in it. */
export interface CsvColumn<Node, Value = never> {
  heading: Words;
  /** Other heads by which an import knows it. */
  alsoKnownAs?: readonly string[];
  cell: Cell<Value, unknown>;
  /** Null leaves the cell empty. */
  value: (node: Node) => Value | null | undefined;
}

/** The columns of a list, by the names that the list has for them. */
export type CsvColumns<Node> = Readonly<Record<string, CsvColumn<Node>>>;

/** One row of the table of exports: a list, the operation that reads a page of it, and its columns. */
export interface ListExport<Data = never, Node = never> {
  /** `customers` makes `GET /api/customers.csv`. */
  list: string;
  /** Name of the file. */
  fileName: Words;
  /** With `$filter`, `$sort` and `$after`, as the list has them. */
  operation: TypedDocumentNode<Data, Record<string, unknown>>;
  /** What the operation is run with, where the list does not take `filter` and `sort` as they are asked for. */
  variables?: (asked: { filter: unknown; sort: unknown }) => Record<string, unknown>;
  /** The entries of a page, of a list that is read whole those that pass the filter. */
  page: (data: Data, filter: unknown) => Connection & { nodes: readonly Node[] };
  columns: CsvColumns<Node>;
}

type NamedColumn<Node> = readonly [name: string, column: CsvColumn<Node>];

/** A column under its name: with a value of its own, or what the field of that name holds. */
interface MakeColumn<Node> {
  <Value>(
    name: string,
    cell: Cell<Value, unknown>,
    heading: Words & Pick<CsvColumn<Node, Value>, 'alsoKnownAs' | 'value'>,
  ): NamedColumn<Node>;
  <Name extends keyof Node & string>(
    name: Name,
    cell: Cell<NonNullable<Node[Name]>, unknown>,
    heading: Words & Pick<CsvColumn<Node>, 'alsoKnownAs'>,
  ): NamedColumn<Node>;
}

interface GivenExport<Data, Variables, Node> extends Omit<
  ListExport<Data, Node>,
  'operation' | 'columns'
> {
  operation: TypedDocumentNode<Data, Variables>;
  columns: (column: MakeColumn<Node>) => readonly NamedColumn<Node>[];
}

/** Types a row by its operation, and each of its columns by the cell that it is written in. */
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
  return { ...row, columns: Object.fromEntries(columns(column)) } as unknown as ListExport;
}

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
  page: (data: Data) => Connection & { nodes: readonly Node[] };
  columns: CsvColumns<Node>;
}

type MakeColumn<Node> = <Value>(given: CsvColumn<Node, Value>) => CsvColumn<Node>;

interface GivenExport<Data, Variables, Node> extends Omit<
  ListExport<Data, Node>,
  'operation' | 'columns'
> {
  operation: TypedDocumentNode<Data, Variables>;
  columns: (column: MakeColumn<Node>) => CsvColumns<Node>;
}

/** Types a row by its operation, and each of its columns by the cell that it is written in. */
export function listExport<Data, Variables, Node>({
  columns,
  ...row
}: GivenExport<Data, Variables, Node>): ListExport {
  return { ...row, columns: columns((given) => given as never) } as unknown as ListExport;
}

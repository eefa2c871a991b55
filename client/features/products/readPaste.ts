import type { ApolloClient } from '@apollo/client';
import { type PastedLine, pastedLines } from './pastedLines.ts';
import { type NumberField, readValue, type ValueProblem } from './productValues.ts';
import { PasteDialogDocument, type PasteDialogQuery } from './PasteDialog.generated.ts';
import type { NumberStyle } from '../../../gateway/formats/numbers.rules.ts';

export type PasteProduct = PasteDialogQuery['products']['nodes'][number];

type PasteProblem = ValueProblem | 'noProduct' | 'noRow' | 'twice' | 'tooMany';

export interface PasteRow {
  line: number;
  sku?: string | undefined;
  text: string;
  product?: PasteProduct | undefined;
  value?: number | undefined;
  problem?: PasteProblem | undefined;
}

interface Paste {
  text: string;
  field: NumberField;
  style: NumberStyle;
  /** The rows that a column without skus goes to. */
  shown: readonly PasteProduct[];
}

/** The gateway's limit of one change. */
const MOST_LINES = 1_000;
const PAGE = 100;

/** Reads the stored products. Rejects when the gateway cannot be reached. */
export async function readPaste(client: ApolloClient, paste: Paste): Promise<PasteRow[]> {
  const lines = pastedLines(paste.text);
  const skus = new Set(lines.flatMap(({ sku }) => sku ?? []));
  const bySku = await productsBySku(client, [...skus].slice(0, MOST_LINES));
  const seen = new Set<string>();
  return lines.map((line, index): PasteRow => {
    const product = line.sku === undefined ? paste.shown[line.place] : bySku.get(line.sku);
    const row = { ...line, product, ...readValue(paste.field, line.text, paste.style) };
    const problem = problemOf(line, { product, index, seen });
    if (product) seen.add(product.id);
    return problem ? { ...row, problem } : row;
  });
}

function problemOf(
  { sku }: PastedLine,
  { product, index, seen }: { product: PasteProduct | undefined; index: number; seen: Set<string> },
): PasteProblem | undefined {
  if (index >= MOST_LINES) return 'tooMany';
  if (!product) return sku === undefined ? 'noRow' : 'noProduct';
  return seen.has(product.id) ? 'twice' : undefined;
}

async function productsBySku(client: ApolloClient, skus: readonly string[]) {
  const pages = Array.from({ length: Math.ceil(skus.length / PAGE) }, (_, page) =>
    client.query({
      query: PasteDialogDocument,
      variables: { filter: { sku: skus.slice(page * PAGE, (page + 1) * PAGE) } },
      fetchPolicy: 'network-only',
    }),
  );
  const products = (await Promise.all(pages)).flatMap(({ data }) => data?.products.nodes ?? []);
  return new Map(products.map((product) => [product.sku, product]));
}

export const changingRows = (rows: readonly PasteRow[], field: NumberField) =>
  rows.filter(
    ({ product, value, problem }) =>
      !problem && product && value !== undefined && product[field] !== value,
  );

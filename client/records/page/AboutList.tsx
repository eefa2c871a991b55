import { type RelatedColumn, RelatedList } from './RelatedList.tsx';

interface Props<Row> {
  title: string;
  list: { totalCount: number; nodes: readonly Row[] } | undefined;
  columns: readonly RelatedColumn<Row>[];
  openAt: (row: Row) => string;
  allAt: string;
  create: { label: string; to: string } | undefined;
}

/** The newest of what is about a record; while there is none, the link to a new one alone. */
export function AboutList<Row extends { id: string }>(props: Props<Row>) {
  const { list } = props;
  return list && (list.totalCount > 0 || props.create) ? <RelatedList {...props} /> : null;
}

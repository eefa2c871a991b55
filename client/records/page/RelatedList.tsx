import { Anchor, Button, Skeleton, Table, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import rows from '../../ui/phoneRows.module.css';
import { RelatedSection } from './RelatedSection.tsx';

export const MOST_RELATED = 5;

export interface RelatedColumn<Row> {
  title: string;
  render: (row: Row) => ReactNode;
  isAmount?: boolean;
  isTitleHidden?: boolean;
}

interface Props<Row> {
  title: string;
  list: { totalCount: number; nodes: readonly Row[] } | undefined;
  /** The columns; the first links to the row's page. */
  columns: readonly RelatedColumn<Row>[];
  openAt?: (row: Row) => string;
  /** The URL of the list of all records; omitted when all are shown. */
  allAt?: string;
  /** The link to a form with the relation filled in, for users who can create a record. */
  create?: { label: string; to: string } | undefined;
  action?: ReactNode;
  children?: ReactNode;
}

/** Lists records related to the page's record: the first few, with a link to all; while there is none, the link to a new one alone. */
export function RelatedList<Row extends { id: string }>({
  title,
  list,
  create,
  action,
  children,
  ...table
}: Props<Row>) {
  const { t: say } = useTranslation('screens');
  const { number } = useFormat();
  const { totalCount = 0 } = list ?? {};
  const createLink = create ? <CreateLink {...create} /> : null;
  if (list && totalCount === 0 && createLink && !action && !children) return createLink;
  return (
    <RelatedSection title={title} count={totalCount} action={action ?? createLink}>
      {list === undefined ? <Skeleton height={100} /> : null}
      {list?.nodes.length === 0 ? (
        <Text c="dimmed" size="sm">
          {say('noneRelated')}
        </Text>
      ) : null}
      {list && list.nodes.length > 0 ? (
        <RelatedRows title={title} nodes={list.nodes} {...table} />
      ) : null}
      {table.allAt && totalCount > MOST_RELATED ? (
        <Anchor component={Link} to={table.allAt} size="sm" mt="xs" display="inline-block">
          {say('allRelated', { number: number(totalCount) })}
        </Anchor>
      ) : null}
      {children}
    </RelatedSection>
  );
}

function CreateLink({ label, to }: { label: string; to: string }) {
  return (
    <Button
      size="xs"
      variant="default"
      component={Link}
      to={to}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {label}
    </Button>
  );
}

interface RowsProps<Row> extends Pick<Props<Row>, 'title' | 'columns' | 'openAt' | 'allAt'> {
  nodes: readonly Row[];
}

export function RelatedRows<Row extends { id: string }>({
  title: label,
  nodes,
  columns,
  openAt,
  allAt,
}: RowsProps<Row>) {
  return (
    <Table aria-label={label} className={`${rows.table} ${rows.related}`}>
      <Table.Thead>
        <Table.Tr>
          {columns.map(({ title, isAmount, isTitleHidden }) => (
            <Table.Th key={title} ta={isAmount ? 'right' : undefined}>
              {isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {(allAt ? nodes.slice(0, MOST_RELATED) : nodes).map((row) => (
          <Table.Tr key={row.id}>
            {columns.map(({ title, render, isAmount, isTitleHidden }, index) => (
              <Table.Td
                key={title}
                ta={isAmount ? 'right' : undefined}
                {...(index > 0 && !isTitleHidden && { 'data-column': title })}
              >
                {openAt && index === 0 ? (
                  <Anchor component={Link} to={openAt(row)} size="sm">
                    {render(row)}
                  </Anchor>
                ) : (
                  render(row)
                )}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

import { Box, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
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
  const { list, create } = props;
  if (list && list.totalCount > 0) {
    return (
      <Box w="100%">
        <RelatedList {...props} />
      </Box>
    );
  }
  return list && create ? (
    <Button
      size="xs"
      variant="default"
      component={Link}
      to={create.to}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {create.label}
    </Button>
  ) : null;
}

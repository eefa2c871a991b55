import { Title } from '@mantine/core';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import { useState } from 'react';
import { useAnswer } from './ask.ts';

interface Props<Row> {
  title: string;
  query: string;
  columns: DataTableColumn<Row>[];
}

export function List<Row extends { id: string }>({ title, query, columns }: Props<Row>) {
  const answer = useAnswer<{ list: { totalCount: number; nodes: Row[] } }>(query);
  const [selected, select] = useState<Row[]>([]);
  if (!answer) return null;
  const { totalCount, nodes } = answer.list;
  return (
    <>
      <Title order={1} mb="sm">
        {title} ({totalCount})
      </Title>
      <DataTable
        withTableBorder
        borderRadius="md"
        highlightOnHover
        minHeight={0}
        records={nodes}
        columns={columns}
        selectedRecords={selected}
        onSelectedRecordsChange={select}
      />
    </>
  );
}

import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FieldChanges_ChangeFragment } from './FieldChanges.generated.ts';
import { useRecordWords } from './useRecordWords.ts';

/** Which fields of a record became what. */
export function FieldChanges({ change }: { change: FieldChanges_ChangeFragment }) {
  const { t } = useTranslation('records');
  const { fieldName, value } = useRecordWords();
  return (
    <Table aria-label={t('history.changedFields')} verticalSpacing={4} layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('form.field')}</Table.Th>
          <Table.Th>{t('history.before')}</Table.Th>
          <Table.Th>{t('history.after')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {change.fields.map(({ field, ...each }) => (
          <Table.Tr key={field}>
            <Table.Td>{fieldName(field)}</Table.Td>
            <Table.Td c="dimmed">
              {each.beforeTitle ?? value(change.kind, field, each.before)}
            </Table.Td>
            <Table.Td>{each.afterTitle ?? value(change.kind, field, each.after)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

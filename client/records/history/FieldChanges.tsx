import { Button, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldChanges_ChangeFragment } from './FieldChanges.generated.ts';
import styles from './ActivityEntry.module.css';
import { useRecordWords } from './useRecordWords.ts';
import { useStoredFields } from '../useStoredFields.ts';

const SHOWN_AT_FIRST = 2;

export function FieldChanges({ change }: { change: FieldChanges_ChangeFragment }) {
  const { t } = useTranslation('records');
  const [isWhole, setIsWhole] = useState(false);
  const lines = useLines(change);
  const shown = isWhole ? lines : lines.slice(0, SHOWN_AT_FIRST);
  const isLong = lines.length > SHOWN_AT_FIRST || lines.some(isCut);
  if (lines.length === 0) return null;
  return (
    <>
      <Table
        aria-label={t('history.changedFields')}
        verticalSpacing={2}
        layout="fixed"
        className={styles.changes}
      >
        <Table.Thead className={styles.head}>
          <Table.Tr>
            <Table.Th>{t('form.field')}</Table.Th>
            <Table.Th>{t('history.before')}</Table.Th>
            <Table.Th>{t('history.after')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(({ field, name, before, after }) => (
            <Table.Tr key={field}>
              <Table.Td>{name}</Table.Td>
              <Table.Td c="dimmed">
                <Value text={before} isWhole={isWhole} />
              </Table.Td>
              <Table.Td>
                <Value text={after} isWhole={isWhole} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {isLong ? (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('history.showLess') : t('history.showAll')}
        </Button>
      ) : null}
    </>
  );
}

/** The number of characters before a text is truncated. */
const LINE = 60;

const isCut = ({ before, after }: { before: string; after: string }) =>
  before.length > LINE || after.length > LINE;

function Value({ text, isWhole }: { text: string; isWhole: boolean }) {
  return (
    <Text span inherit {...(!isWhole && text.length > LINE ? { lineClamp: 1 } : {})}>
      {text}
    </Text>
  );
}

/** Omits fields without a label, and equal texts. */
function useLines({ kind, currency, isAllDay, wasAllDay, fields }: FieldChanges_ChangeFragment) {
  const { fieldName, value } = useRecordWords();
  const stored = useStoredFields(kind);
  return fields.flatMap(({ field, before, after, beforeTitle, afterTitle }) => {
    const name = stored ? stored.nameOf(field) : fieldName(kind, field, isAllDay && wasAllDay);
    if (!name) return [];
    const textOf = (json: string | null | undefined, areDays: boolean) =>
      stored
        ? stored.textOf(field, json, { currency })
        : value({ kind, field, currency, isAllDay: areDays }, json);
    const line = {
      field,
      name,
      before: beforeTitle ?? textOf(before, wasAllDay),
      after: afterTitle ?? textOf(after, isAllDay),
    };
    return line.before === line.after ? [] : [line];
  });
}

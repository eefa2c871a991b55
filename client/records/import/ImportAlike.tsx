import { Anchor, Button, Group, Paper, SegmentedControl, Stack, Table, Text } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import rowStyles from '../../ui/phoneRows.module.css';
import { recordLink } from '../resources.ts';
import { headingOf } from './ImportColumns.tsx';
import type { AlikeRow, Choices, ImportPreview } from './importFile.ts';

const SHOWN_ROWS = 100;

interface Props {
  kind: string;
  rows: readonly AlikeRow[];
  fields: ImportPreview['fields'];
  choices: Choices;
  onDecide: (row: string, choice: Choices[string]) => void;
}

/** Asks for each row that looks like an existing record whether it is that record or a new one. */
export function ImportAlike({ kind, rows, fields, choices, onDecide }: Props) {
  const { t } = useTranslation('csv');
  const { number } = useFormat();
  return (
    <Paper p="lg" component="section" aria-label={t('alike.title')}>
      <Stack gap="md">
        <div>
          <Text fw={600}>{t('alike.title')}</Text>
          <Text size="sm">{t('alike.text')}</Text>
          {rows.length > SHOWN_ROWS ? (
            <Text size="sm">
              {t('alike.first', { shown: number(SHOWN_ROWS), total: number(rows.length) })}
            </Text>
          ) : null}
        </div>
        <Group gap="sm">
          {(['same', 'new'] as const).map((choice) => (
            <Button key={choice} variant="default" onClick={() => onDecide('all', choice)}>
              {t(`alike.all.${choice}`)}
            </Button>
          ))}
        </Group>
        <Table aria-label={t('alike.title')} className={`${rowStyles.table} ${rowStyles.stacked}`}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={72}>{t('report.row')}</Table.Th>
              <Table.Th>{t('alike.record')}</Table.Th>
              <Table.Th>{t('alike.changes')}</Table.Th>
              <Table.Th>{t('alike.choice')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.slice(0, SHOWN_ROWS).map((row) => (
              <AlikeLine
                key={row.row}
                {...{ kind, row, fields }}
                choice={choices[row.row] ?? choices.all}
                onDecide={(choice) => onDecide(String(row.row), choice)}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Stack>
    </Paper>
  );
}

interface LineProps extends Pick<Props, 'kind' | 'fields'> {
  row: AlikeRow;
  choice: Choices[string] | undefined;
  onDecide: (choice: Choices[string]) => void;
}

function AlikeLine({ kind, row, fields, choice, onDecide }: LineProps) {
  const { t, i18n } = useTranslation('csv');
  const to = recordLink(kind, row.record.id);
  const changes = row.fields.map(
    ({ field, before, after }) =>
      `${headingOf({ fields }, field, i18n.language)}: ${before || t('report.empty')} → ${after || t('report.empty')}`,
  );
  return (
    <Table.Tr>
      <Table.Td data-column={t('report.row')}>{row.row}</Table.Td>
      <Table.Td data-column={t('alike.record')}>
        {to ? (
          <Anchor component={Link} to={to} target="_blank" size="sm">
            {row.record.title}
          </Anchor>
        ) : (
          row.record.title
        )}
      </Table.Td>
      <Table.Td data-column={t('alike.changes')}>
        {changes.length > 0 ? changes.join(' · ') : t('alike.nothing')}
      </Table.Td>
      <Table.Td data-column={t('alike.choice')}>
        <SegmentedControl
          aria-label={t('alike.choiceOf', { row: row.row })}
          data={(['same', 'new'] as const).map((value) => ({
            value,
            label: t(`alike.one.${value}`),
          }))}
          value={choice ?? ''}
          onChange={(value) => onDecide(value as Choices[string])}
        />
      </Table.Td>
    </Table.Tr>
  );
}

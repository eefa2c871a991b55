import { Button, Checkbox, Group, NativeSelect, Paper, Stack, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { fileSize } from '../../ui/upload/fileSize.ts';
import type { Language } from '../../core/settings.ts';
import type { ImportPreview } from './importFile.ts';
import rows from '../../ui/phoneRows.module.css';
import { HeadingRowInput } from './HeadingRowInput.tsx';
import { isUndecided } from './isUndecided.ts';
import styles from './ImportColumns.module.css';
import { hasOpenQuestions, NotationInput } from './NotationInput.tsx';
import type { ImportState } from './useImport.ts';

interface Props extends Pick<
  ImportState,
  'file' | 'mapping' | 'notations' | 'choices' | 'clearing' | 'dryRunReport'
> {
  preview: ImportPreview;
  onHeadings: (row: number) => void;
  onWrite: (heading: string, way: string) => void;
  onMap: (heading: string, field: string) => void;
  onEmpty: (heading: string, isClearing: boolean) => void;
  onTry: () => void;
  onBring: () => void;
  onAnother: () => void;
}

const SHOWN_VALUES = 3;

/** A file's columns with sample values, and the field of each. */
export function ImportColumns(props: Props) {
  const { file, preview, mapping, onHeadings, onTry, onBring, onAnother } = props;
  const { t, i18n } = useTranslation('csv');
  const isMapped = Object.values(mapping).some((field) => field !== '');
  const isOpen = hasOpenQuestions(preview, props);
  const isWorthIt = isDecided(props);
  const keys = preview.keys.map((key) => headingOf(preview, key, i18n.language));
  return (
    <Paper p="lg" component="section" aria-label={t('columns.title')}>
      <Stack gap="md">
        <Group justify="space-between">
          <Text fw={600}>
            {file?.name} · {fileSize(file?.size ?? 0, i18n.language)}
          </Text>
          <Button variant="subtle" onClick={onAnother}>
            {t('another')}
          </Button>
        </Group>
        <Text size="sm">{t('columns.text', { keys: keys.join(', ') })}</Text>
        <HeadingRowInput preview={preview} onChoose={onHeadings} />
        <Columns {...props} />
        <Group justify="flex-end">
          {isOpen ? <Text size="sm">{t('columns.say')}</Text> : null}
          <Button
            variant={isWorthIt ? 'default' : 'filled'}
            disabled={!isMapped || isOpen}
            onClick={onTry}
          >
            {t('try')}
          </Button>
          <Button disabled={!isWorthIt} onClick={onBring}>
            {t('bring')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

/** Whether there is something to import and no decision is open. */
function isDecided({ dryRunReport, choices }: Pick<Props, 'dryRunReport' | 'choices'>): boolean {
  if (!dryRunReport || isUndecided(dryRunReport.alike, choices)) return false;
  return dryRunReport.counts.made + dryRunReport.counts.changed + dryRunReport.alike.length > 0;
}

export function headingOf(
  { fields }: Pick<ImportPreview, 'fields'>,
  name: string,
  language: string,
) {
  return fields.find((field) => field.name === name)?.heading[language as Language] ?? name;
}

function Columns({ preview, mapping, notations, clearing, onMap, onWrite, onEmpty }: Props) {
  const { t, i18n } = useTranslation('csv');
  const choices = [
    { value: '', label: t('columns.none') },
    ...preview.fields.map(({ name }) => ({
      value: name,
      label: headingOf(preview, name, i18n.language),
    })),
  ];
  return (
    <Table className={`${rows.table} ${rows.stacked}`}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('columns.column')}</Table.Th>
          <Table.Th>{t('columns.field')}</Table.Th>
          <Table.Th>{t('columns.empty')}</Table.Th>
          <Table.Th>{t('columns.values')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {preview.headings.map((heading, index) => (
          <Table.Tr key={heading}>
            <Table.Td fw={600}>{heading}</Table.Td>
            <Table.Td data-column={t('columns.field')}>
              <NativeSelect
                aria-label={t('columns.fieldOf', { heading })}
                data={choices}
                value={mapping[heading] ?? ''}
                onChange={({ currentTarget }) => onMap(heading, currentTarget.value)}
              />
              <NotationInput
                {...{ preview, heading, mapping, notations }}
                onWrite={(way) => onWrite(heading, way)}
              />
            </Table.Td>
            <Table.Td data-column={t('columns.empty')}>
              {mapping[heading] ? (
                <Checkbox
                  label={t('columns.empties')}
                  aria-label={t('columns.emptiesOf', { heading })}
                  checked={clearing.includes(heading)}
                  onChange={({ currentTarget }) => onEmpty(heading, currentTarget.checked)}
                />
              ) : null}
            </Table.Td>
            <Table.Td className={styles.values} data-column={t('columns.values')}>
              {preview.rows
                .slice(0, SHOWN_VALUES)
                .map((cells) => cells[index])
                .filter(Boolean)
                .join(' · ')}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type ImportPreview, notationWays } from './importFile.ts';
import type { ImportState } from './useImport.ts';

interface Props extends Pick<ImportState, 'mapping' | 'notations'> {
  preview: ImportPreview;
  heading: string;
  onWrite: (way: string) => void;
}

/** Asks for the notation of a column whose values are ambiguous. */
export function NotationInput({ preview, heading, mapping, notations, onWrite }: Props) {
  const { t } = useTranslation('csv');
  const asked = openNotation(preview, heading, mapping[heading]);
  if (!asked) return null;
  const { notation, text } = asked;
  const ways = notationWays[notation].map((way) => ({
    value: way,
    label: way.includes('y') ? t(`columns.ways.${way as DayOrder}`) : way,
  }));
  return (
    <NativeSelect
      mt="xs"
      label={t(`columns.${notation}`, { heading })}
      description={text.length > MOST_SHOWN ? undefined : t('columns.either', { text })}
      data={[{ value: '', label: t('columns.choose'), disabled: true }, ...ways]}
      value={notations[heading] ?? ''}
      error={notations[heading] === undefined}
      onChange={({ currentTarget }) => onWrite(currentTarget.value)}
    />
  );
}

type DayOrder = (typeof notationWays.dates)[number];

/** A value is short, the message of a refusal is not. */
const MOST_SHOWN = 40;

function openNotation({ open, fields }: ImportPreview, heading: string, field: string | undefined) {
  const notation = fields.find(({ name }) => name === field)?.notation;
  const text = notation && open[heading]?.[notation];
  return text === undefined ? undefined : { notation: notation!, text };
}

/** Whether an imported column still has an open question. */
export const hasOpenQuestions = (
  preview: ImportPreview,
  { mapping, notations }: Pick<ImportState, 'mapping' | 'notations'>,
): boolean =>
  preview.headings.some(
    (heading) =>
      notations[heading] === undefined &&
      openNotation(preview, heading, mapping[heading]) !== undefined,
  );

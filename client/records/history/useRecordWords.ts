import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../core/i18n/formats.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { columnKeys } from './columnKeys.ts';
import { valueText, type Where } from './valueText.ts';

export function useRecordWords() {
  const { t, i18n } = useTranslation('records');
  const moments = dateFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const words = { ...useFormat(), t, moment: (text: string) => moments.format(new Date(text)) };
  return {
    /**
     * Returns the label of a column or of a list of rows; undefined if no page shows it. `areDays` says whether times
     * that are days only of some records are days.
     */
    fieldName: (kind: string, column: string, areDays: boolean) => {
      const key = columnKeys(kind, column, areDays).find((each) => i18n.exists(`records:${each}`));
      return key && t(key as 'fields.createdAt');
    },
    value: (where: Where, json: string | null | undefined) =>
      valueText(words, where, json ? JSON.parse(json) : null),
  };
}

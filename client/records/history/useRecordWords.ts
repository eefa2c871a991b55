import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../core/i18n/formats.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';
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
     * Returns a field's label; undefined if no page shows it. The kind's own label takes precedence over the general
     * one.
     */
    fieldName: (kind: string, field: string) => {
      const key = [`fieldsOf.${kind}.${field}`, `fields.${field}`].find((each) =>
        i18n.exists(`records:${each}`),
      );
      return key && t(key as 'fields.name');
    },
    value: (where: Where, json: string | null | undefined) =>
      valueText(words, where, json ? JSON.parse(json) : null),
  };
}

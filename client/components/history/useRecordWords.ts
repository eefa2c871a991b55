import { useTranslation } from 'react-i18next';
import type { Catalogues } from '../../app/i18n/catalogues.ts';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { namespaces, valueText } from './valueText.ts';

type Names = Catalogues['records'];

/** What kinds of records, their fields and the values of these are called, as activities hold them. */
export function useRecordWords() {
  const { t, i18n } = useTranslation([...namespaces]);
  const moments = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const words = { ...useFormat(), t, moment: (text: string) => moments.format(new Date(text)) };
  return {
    /** One that has no name yet shows as it is stored. */
    fieldName: (field: string) =>
      i18n.exists(`records:fields.${field}`)
        ? t(`records:fields.${field as keyof Names['fields']}`)
        : field,
    kindName: (kind: string) =>
      i18n.exists(`records:kinds.${kind}`)
        ? t(`records:kinds.${kind as keyof Names['kinds']}`)
        : kind,
    /** Of a value as an activity holds it: JSON. */
    value: (kind: string, field: string, json: string | null | undefined) =>
      valueText(words, kind, field, json ? JSON.parse(json) : null),
  };
}

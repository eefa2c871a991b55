import { useTranslation } from 'react-i18next';
import { textIn } from '../../records/form/fieldValues.ts';
import type { InputGiven } from '../../records/form/fieldOverrides.ts';
import { SearchableSelect } from '../../records/list/SearchableSelect.tsx';

/** Offers the time zones that the browser knows, and the stored one, by names that are the same in every language. */
export function TimeZoneInput({ form, name, inputProps }: InputGiven) {
  const { t } = useTranslation('company');
  const input = form.getInputProps(name);
  const value = textIn(form.values[name] ?? '');
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', value]);
  zones.delete('');
  return (
    <SearchableSelect
      allowDeselect={false}
      limit={100}
      data={[...zones].sort()}
      attributes={{ option: { translate: 'no' } }}
      nothingFoundMessage={t('noTimeZone')}
      {...inputProps}
      {...input}
      value={value}
    />
  );
}

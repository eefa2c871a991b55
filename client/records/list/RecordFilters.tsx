import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '../../components/ChoiceFilter.tsx';
import { DayRangeFilter } from '../../components/DayRangeFilter.tsx';
import { ListFilters } from '../../components/ListFilters.tsx';
import { TextFilter } from '../../components/TextFilter.tsx';
import type { DeclaredField, RecordDeclaration } from '../declaration.ts';
import { fieldLabel, nounsIn, spelledOut } from '../recordWords.ts';
import { filterKeys, keysOf } from './filters.ts';
import { NumberFilter } from './NumberFilter.tsx';

export function RecordFilters({ declaration }: { declaration: RecordDeclaration }) {
  const { t } = useTranslation('records');
  const { t: say } = useTranslation('screens');
  const { isSearched, fields } = declaration;
  const filtered = fields.filter(({ filter }) => filter);
  if (!isSearched && filtered.length === 0) return null;
  return (
    <ListFilters
      {...(isSearched && { label: say('search', { nouns: nounsIn(t, declaration) }) })}
      keys={keysOf(declaration)}
    >
      {filtered.map((field) => (
        <FieldFilter key={field.name} kind={declaration.kind} field={field} />
      ))}
    </ListFilters>
  );
}

function FieldFilter({ kind, field }: { kind: string; field: DeclaredField }) {
  const { t } = useTranslation('records');
  const { t: say } = useTranslation('screens');
  const label = fieldLabel(t, kind, field);
  const [first = '', second] = filterKeys(field);
  const ends = { from: say('from', { label }), to: say('to', { label }) };
  if (field.kind === 'moment') return <DayRangeFilter {...ends} keys={[first, second ?? first]} />;
  if (field.kind === 'flag' || field.kind === 'choice') {
    const choices = field.values?.map((value) => ({ value, label: spelledOut(value) }));
    const yesOrNo = [
      { value: 'true', label: t('form.yes') },
      { value: 'false', label: t('form.no') },
    ];
    const any = t('activities.any');
    return <ChoiceFilter label={label} name={first} any={any} choices={choices ?? yesOrNo} />;
  }
  if (field.kind === 'text') return <TextFilter label={label} name={first} />;
  if (second === undefined) return <NumberFilter field={field} label={label} name={first} />;
  return (
    <>
      <NumberFilter field={field} label={ends.from} name={first} />
      <NumberFilter field={field} label={ends.to} name={second} />
    </>
  );
}

import { useTranslation } from 'react-i18next';
import type { DeclaredField, RecordDeclaration } from '../declaration.ts';
import { limitsOf } from '../fieldLimits.ts';
import { choiceText } from '../choiceWords.ts';
import { fieldLabel, nounsIn } from '../recordWords.ts';
import { filterIn, filterKeys } from './filters.ts';
import { ListFilters } from './filters/ListFilters.tsx';
import type { ListFilter } from './filters/listFilter.ts';
import { useYesOrNo } from './filters/useYesOrNo.ts';

export function RecordFilters({ declaration }: { declaration: RecordDeclaration }) {
  const { t } = useTranslation('records');
  const { t: say } = useTranslation('screens');
  const filters = useDeclaredFilters(declaration);
  const label = declaration.isSearched
    ? { label: say('search', { nouns: nounsIn(t, declaration) }) }
    : {};
  return <ListFilters filters={filters} {...label} />;
}

function useDeclaredFilters(declaration: RecordDeclaration): ListFilter[] {
  const { t } = useTranslation('records');
  const { kind, many, fields } = declaration;
  const yesOrNo = useYesOrNo();

  function filterOf(field: DeclaredField): ListFilter {
    const [name = '', to] = filterKeys(field);
    const named = { name, label: fieldLabel(t, kind, field) };
    if (field.kind === 'moment' && to !== undefined) return { kind: 'days', ...named, to };
    if (field.kind === 'flag' || field.kind === 'choice') {
      return {
        kind: 'choices',
        ...named,
        choices:
          field.values?.map((value) => ({
            value,
            label: choiceText(t, { kind, field: field.name }, value),
          })) ?? yesOrNo,
        isSingle: field.kind === 'flag',
        counted: { kind, many, by: field.name, filterIn: (given) => filterIn(declaration, given) },
      };
    }
    if (field.kind === 'text') return { kind: 'text', ...named };
    return { kind: 'numbers', ...named, ...(to !== undefined && { to }), limits: limitsOf(field) };
  }

  return fields.filter(({ filter }) => filter).map(filterOf);
}

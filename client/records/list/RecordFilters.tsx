import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeclaredField, RecordDeclaration } from '../declaration.ts';
import { limitsOf } from '../fieldLimits.ts';
import { choiceText } from '../choiceWords.ts';
import { fieldLabel, translatedNouns } from '../recordWords.ts';
import { urlKeysOfField } from './filters.ts';
import { declaredFilters, filterParserOf } from './listVariables.ts';
import { ListFilters } from './filters/ListFilters.tsx';
import type { ListFilter } from './filters/listFilter.ts';
import { useYesOrNo } from './filters/useYesOrNo.ts';

interface Props {
  declaration: RecordDeclaration;
  /** The label of the search field, when it names all searched fields. */
  searchLabel?: string;
  /** The kind's own filters; those of other declared fields follow. */
  own?: readonly ListFilter[];
  /** The signed-in user's own value of each field. */
  mine?: Readonly<Record<string, string | undefined>>;
  /** Controls beside the filters, such as the sort order of cards. */
  children?: ReactNode;
}

export function RecordFilters({ declaration, searchLabel, own = [], mine = {}, children }: Props) {
  const { t } = useTranslation('records');
  const { t: say } = useTranslation('screens');
  const filters = [...own, ...useDeclaredFilters(declaration, mine)];
  const label = declaration.isSearched
    ? { label: searchLabel ?? say('search', { nouns: translatedNouns(t, declaration) }) }
    : {};
  return (
    <ListFilters filters={filters} canGroup {...label}>
      {children}
    </ListFilters>
  );
}

function useDeclaredFilters(
  declaration: RecordDeclaration,
  mine: NonNullable<Props['mine']>,
): ListFilter[] {
  const { t } = useTranslation('records');
  const { kind, many } = declaration;
  const yesOrNo = useYesOrNo();

  const countedBy = (field: DeclaredField) => ({
    kind,
    many,
    by: field.name,
    filterIn: filterParserOf(declaration),
  });

  function filterOf(field: DeclaredField): ListFilter {
    const [name = '', to, exactly] = urlKeysOfField(field);
    const named = {
      name,
      label: fieldLabel(t, kind, field),
      ...(field.filter?.canBeEmpty && { canBeEmpty: true }),
    };
    const isOfDays = field.kind === 'moment' || field.kind === 'day';
    if (isOfDays && to !== undefined) return { kind: 'days', ...named, to };
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
        counted: countedBy(field),
      };
    }
    if (field.reference) return { kind: 'references', ...named, counted: countedBy(field) };
    if (field.kind === 'text') {
      return { kind: 'values', ...named, counted: countedBy(field), mine: mine[field.name] };
    }
    return {
      kind: 'numbers',
      ...named,
      ...(to !== undefined && { to }),
      ...(exactly !== undefined && { exactly }),
      limits: limitsOf(field),
    };
  }

  return declaredFilters(declaration).map(filterOf);
}

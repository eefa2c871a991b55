import { useTranslation } from 'react-i18next';
import { type DeclaredField, fieldNamed, type RecordDeclaration } from '../declaration.ts';
import { limitsOf } from '../fieldLimits.ts';
import { choiceText } from '../choiceWords.ts';
import { fieldLabel, translatedNouns } from '../recordWords.ts';
import { SavedViews } from '../views/SavedViews.tsx';
import { urlKeysOfField } from './filters.ts';
import { declaredFilters, filterParserOf } from './listVariables.ts';
import { ListFilters } from './filters/ListFilters.tsx';
import type { ListFilter } from './filters/listFilter.ts';
import { useYesOrNo } from './filters/useYesOrNo.ts';

interface Props {
  declaration: RecordDeclaration;
  /** The label of the search field, when it names all searched fields. */
  searchLabel?: string;
  /** The kind's own filters, in order; those of other declared fields follow. */
  own?: readonly (ListFilter | FieldFilter)[];
  /** The signed-in user's own value of each field. */
  mine?: Readonly<Record<string, string | undefined>>;
  mineLabel?: string;
}

/** The derived filter of a field that has another name in the URL. */
interface FieldFilter {
  field: string;
  name: string;
}

/** The saved views of a kind's list, and its filters. */
export function RecordFilters({ declaration, searchLabel, own = [], ...of }: Props) {
  const { t } = useTranslation('records');
  const { t: say } = useTranslation('screens');
  const filterOf = useFilterOf(declaration, of);
  const filters = [
    ...own.map((each) =>
      'field' in each
        ? { ...filterOf(fieldNamed(declaration, each.field)), name: each.name }
        : each,
    ),
    ...declaredFilters(declaration).map(filterOf),
  ];
  const label = declaration.isSearched
    ? { label: searchLabel ?? say('search', { nouns: translatedNouns(t, declaration) }) }
    : {};
  return (
    <ListFilters
      filters={filters}
      canGroup
      views={<SavedViews list={declaration.many} filterIn={filterParserOf(declaration)} />}
      {...label}
    />
  );
}

function useFilterOf(
  declaration: RecordDeclaration,
  { mine = {}, mineLabel }: Pick<Props, 'mine' | 'mineLabel'>,
): (field: DeclaredField) => ListFilter {
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
    const own = {
      counted: countedBy(field),
      mine: mine[field.name],
      ...(mineLabel !== undefined && { mineLabel }),
    };
    if (field.reference) return { kind: 'references', ...named, ...own };
    if (field.kind === 'text') return { kind: 'values', ...named, ...own };
    return {
      kind: 'numbers',
      ...named,
      ...(to !== undefined && { to }),
      ...(exactly !== undefined && { exactly }),
      limits: limitsOf(field),
    };
  }

  return filterOf;
}

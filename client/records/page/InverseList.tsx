import { useQuery } from '@apollo/client/react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import type { DeclaredInverse, DeclaredRecord, RecordDeclaration } from '../declaration.ts';
import { documentsOf } from '../documents.ts';
import { useFieldWords } from '../fieldWords.ts';
import { cellOf, isAmount, isPlain } from '../list/recordCell.tsx';
import { loadDeclarations } from '../loadDeclaration.ts';
import { listName, spelledOut } from '../recordWords.ts';
import { creatorsOf, pathsOf, recordLink } from '../resources.ts';
import { MOST_RELATED, RelatedList } from './RelatedList.tsx';

interface Props {
  /** The kind of the page's record. */
  kind: string;
  inverse: DeclaredInverse;
  id: string;
}

/** The first records of another kind that refer to the page's record. */
export function InverseList({ kind: root, inverse, id }: Props) {
  const { t } = useTranslation('records');
  const { t: say } = useTranslation('screens');
  const { kind, many, noun, nouns, field, by } = inverse;
  const declaration = use(loadDeclarations()).find((each) => each.kind === kind)!;
  const { labelOf, textOf } = useFieldWords(declaration);
  const creators = creatorsOf(kind);
  const mayCreate = useIsInGroup(creators ?? 'sa') && creators !== undefined;
  const { data } = useQuery(documentsOf(declaration).list, {
    variables: { filter: { [`${by}In`]: [id] }, first: MOST_RELATED },
    fetchPolicy: 'cache-and-network',
  });
  const paths = pathsOf(kind);
  const query = `?${by}=${encodeURIComponent(id)}`;
  return (
    <RelatedList<DeclaredRecord>
      title={t(`fieldsOf.${root}.${field}` as 'fields.createdAt', {
        defaultValue: spelledOut(listName(kind, nouns)),
      })}
      list={data?.[many]}
      columns={mainFields(declaration, by).map((each) => ({
        title: labelOf(each.name),
        render: (row) => cellOf(each, row, textOf),
        isAmount: isAmount(each),
      }))}
      openAt={(row) => recordLink(kind, row.id) ?? ''}
      allAt={`${paths.list}${query}`}
      create={
        mayCreate
          ? {
              label: say('new', {
                noun: t(`kinds.${kind}` as 'kinds.Project', { defaultValue: noun }),
              }),
              to: `${paths.new}${query}`,
            }
          : undefined
      }
    />
  );
}

const MOST_COLUMNS = 5;

const times = ['createdAt', 'updatedAt'];

/** Returns the title and the first fields that lists are sorted or filtered by, without the reference itself. */
function mainFields({ fields, title }: RecordDeclaration, by: string) {
  const isMain = (field: (typeof fields)[number]) =>
    field.name !== by &&
    !times.includes(field.name) &&
    isPlain(field) &&
    (field.isSortable || field.filter !== undefined);
  const others = fields.filter((field) => field.name !== title && isMain(field));
  return [...fields.filter(({ name }) => name === title), ...others].slice(0, MOST_COLUMNS);
}

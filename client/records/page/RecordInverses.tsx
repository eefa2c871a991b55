import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import type { DeclaredInverse, RecordDeclaration } from '../declaration.ts';
import { titlesDocument } from '../documents.ts';
import { fieldLabel, listName, spelledOut } from '../recordWords.ts';
import { creatorsOf, pathsOf, recordLink } from '../resources.ts';
import { MOST_RELATED, RelatedList } from './RelatedList.tsx';

interface Props {
  declaration: RecordDeclaration;
  id: string;
}

/** Lists the records of other kinds that refer to the page's record, with a link to the form of a new one. */
export function RecordInverses({ declaration: { inverses = [] }, id }: Props) {
  return inverses.map((inverse) => (
    <Inverse key={`${inverse.many} ${inverse.by}`} inverse={inverse} id={id} />
  ));
}

function Inverse({ inverse, id }: { inverse: DeclaredInverse; id: string }) {
  const { t } = useTranslation('records');
  const { t: say } = useTranslation('screens');
  const { kind, many, noun, nouns, title, by } = inverse;
  const creators = creatorsOf(kind);
  const mayCreate = useIsInGroup(creators ?? 'sa') && creators !== undefined;
  const { data } = useQuery(titlesDocument(inverse), {
    variables: { filter: { [`${by}In`]: [id] }, first: MOST_RELATED },
    fetchPolicy: 'cache-and-network',
  });
  const paths = pathsOf(kind);
  const query = `?${by}=${encodeURIComponent(id)}`;
  return (
    <RelatedList
      title={spelledOut(listName(kind, nouns))}
      list={data?.[many]}
      columns={[
        { title: fieldLabel(t, kind, { name: title }), render: (row) => String(row[title]) },
      ]}
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

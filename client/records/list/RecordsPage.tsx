import { useReadQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { ImportButton } from '../import/ImportButton.tsx';
import { ListLayout } from './ListLayout.tsx';
import { NewRecordButton } from './NewRecordButton.tsx';
import type { SearchKind } from './NearTexts.generated.ts';
import { NothingListed } from './NothingListed.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { translatedNoun, translatedNouns, spelledOut } from '../recordWords.ts';
import { pathsOf } from '../resources.ts';
import { urlKeysOfKind } from './filters.ts';
import { filterParserOf } from './listVariables.ts';
import { RecordFilters } from './RecordFilters.tsx';
import type { loader } from './RecordsPage.loader.ts';
import { RecordsTable } from './RecordsTable.tsx';

/** The list of a kind that has no list of its own. */
export function RecordsPage() {
  const { t } = useTranslation('records');
  const { t: say } = useTranslation('screens');
  const { declaration, list: preloaded } = useLoaderData<typeof loader>();
  const { many, canCreate } = declaration;
  const nouns = translatedNouns(t, declaration);
  const { nodes, ...list } = useReadQuery(preloaded).data[many]!;
  const create = canCreate ? (
    <NewRecordButton
      to={pathsOf(declaration.kind).new}
      label={say('new', { noun: translatedNoun(t, declaration) })}
      group={declaration.write}
    />
  ) : null;
  const importButton = declaration.canImport ? (
    <ImportButton to={pathsOf(declaration.kind).import} />
  ) : null;
  return (
    <>
      <PageTitle title={spelledOut(nouns)}>
        {importButton}
        {create}
      </PageTitle>
      <ListLayout>
        <RecordFilters key={many} declaration={declaration} />
        <RecordsTable
          key={`table of ${many}`}
          declaration={declaration}
          records={nodes}
          {...list}
          empty={
            <NothingListed
              keys={urlKeysOfKind(declaration)}
              near={{ kind: declaration.kind as SearchKind, filterIn: filterParserOf(declaration) }}
              wayIn={importButton}
              words={{ title: say('empty', { nouns }), text: say('emptyText') }}
            >
              {create}
            </NothingListed>
          }
        />
      </ListLayout>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { translatedNoun } from '../recordWords.ts';
import { pathsOf } from '../resources.ts';
import { NewRecord } from './NewRecord.tsx';
import type { loader } from './NewRecordPage.loader.ts';

export function NewRecordPage() {
  const { t } = useTranslation('records');
  const { t: say } = useTranslation('screens');
  const navigate = useNavigate();
  const loaded = useLoaderData<typeof loader>();
  const { kind } = loaded.declaration;
  const paths = pathsOf(kind);
  return (
    <NewRecord
      key={loaded.start?.name ?? kind}
      {...loaded}
      cancel={paths.list}
      leave={({ id }) => navigate(paths.one(id), { replace: true })}
      title={(labels) => (
        <PageTitle
          title={labels?.new ?? say('new', { noun: translatedNoun(t, loaded.declaration) })}
        />
      )}
    />
  );
}

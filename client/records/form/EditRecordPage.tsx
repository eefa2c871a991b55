import { useReadQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { useListOrigin } from '../../core/listOrigin.ts';
import { RecordPage } from '../page/RecordPage.tsx';
import { translatedNouns, spelledOut } from '../recordWords.ts';
import { pathsOf } from '../resources.ts';
import { EditRecord } from './EditRecord.tsx';
import type { loader } from './EditRecordPage.loader.ts';

export function EditRecordPage() {
  const { t } = useTranslation('records');
  const navigate = useNavigate();
  const { state } = useListOrigin();
  const { declaration, own, record: preloaded } = useLoaderData<typeof loader>();
  const stored = useReadQuery(preloaded).data[declaration.one];
  const { kind, title } = declaration;
  const paths = pathsOf(kind);
  const list = { name: spelledOut(translatedNouns(t, declaration)), path: paths.list };
  return (
    <RecordPage title={stored ? String(stored[title]) : undefined} list={list}>
      {stored ? (
        <EditRecord
          key={stored.id}
          {...{ declaration, own, stored }}
          cancel={paths.one(stored.id)}
          leave={() => navigate(paths.one(stored.id), { state })}
        />
      ) : null}
    </RecordPage>
  );
}

import { useMutation, useReadQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { notify } from '../../app/notify.tsx';
import type { Fresh } from '../../components/record-form/formQuery.ts';
import { RecordPage } from '../../components/RecordPage.tsx';
import type { DeclaredRecord, RecordDeclaration } from '../declaration.ts';
import { documentsOf } from '../documents.ts';
import { evictRecordList } from '../recordLists.ts';
import { nounsIn, spelledOut } from '../recordWords.ts';
import { pathsOf } from '../resources.ts';
import { DeclaredForm } from './DeclaredForm.tsx';
import type { loader } from './EditRecordPage.loader.ts';
import { enteredFields, type FieldValues, inputOf } from './fieldValues.ts';
import { useDeclaredForm } from './useDeclaredForm.ts';

export function EditRecordPage() {
  const { t } = useTranslation('records');
  const { declaration, record: preloaded } = useLoaderData<typeof loader>();
  const record = useReadQuery(preloaded).data[declaration.one];
  const { kind, title } = declaration;
  const list = { name: spelledOut(nounsIn(t, declaration)), path: pathsOf(kind).list };
  return (
    <RecordPage title={record ? String(record[title]) : undefined} list={list}>
      {record ? <EditRecord key={record.id} declaration={declaration} stored={record} /> : null}
    </RecordPage>
  );
}

interface Props {
  declaration: RecordDeclaration;
  stored: Fresh<DeclaredRecord>;
}

function EditRecord({ declaration, stored }: Props) {
  const { t } = useTranslation();
  const { t: say } = useTranslation('screens');
  const navigate = useNavigate();
  const { kind, one, title, isVersioned } = declaration;
  const { id } = stored;
  const page = pathsOf(kind).one(id);
  const fields = enteredFields(declaration, false);
  const record = useDeclaredForm(declaration, {
    name: `${kind} ${id}`,
    stored,
    save,
    leave: () => navigate(page),
  });
  const [update] = useMutation(documentsOf(declaration).update, {
    update: (cache) => evictRecordList(cache, declaration),
  });

  async function save(values: FieldValues, from: DeclaredRecord = stored) {
    const version = isVersioned ? { version: from.version } : {};
    const input = { id, ...version, ...inputOf(fields, values, from) };
    const { data } = await update({ variables: { input } });
    const saved = Object.values(data!)[0]![one]!;
    notify(say('saved', { name: saved[title] }));
    return saved;
  }

  return (
    <DeclaredForm
      kind={kind}
      fields={fields}
      record={record}
      submitLabel={t('save')}
      cancel={page}
    />
  );
}

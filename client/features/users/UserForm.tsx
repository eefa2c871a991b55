import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenRecord } from '../../components/openRecord.ts';
import { PendingRecord } from '../../components/PendingRecord.tsx';
import { useFormQuery } from '../../components/record-form/formQuery.ts';
import { documentsOf } from '../../records/documents.ts';
import { EditRecord, type EditRecordProps } from '../../records/form/EditRecord.tsx';
import { NewRecord } from '../../records/form/NewRecord.tsx';
import { loadDeclarations } from '../../records/loadDeclaration.ts';
import { userForm } from './userFields.tsx';

export function UserForm({ id }: { id: string | undefined }) {
  const { open, close } = useOpenRecord('user', 'edit');
  const declaration = use(loadDeclarations()).find(({ kind }) => kind === 'User')!;
  const shared = { declaration, own: userForm, isInDrawer: true };
  if (id) return <EditUser {...shared} id={id} leave={() => open(id)} />;
  return <NewRecord {...shared} cancel={close} leave={(made) => open(made.id)} />;
}

interface EditProps extends Pick<EditRecordProps, 'declaration' | 'own' | 'isInDrawer'> {
  id: string;
  leave: () => void;
}

function EditUser({ id, leave, ...shared }: EditProps) {
  const { t } = useTranslation('users');
  const query = useFormQuery(documentsOf(shared.declaration).one, { id });
  const user = query.data?.user;
  if (!user) return <PendingRecord query={query} notFound={t('notFound')} />;
  return <EditRecord {...shared} stored={user} cancel={leave} leave={leave} />;
}

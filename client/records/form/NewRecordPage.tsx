import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { notify } from '../../app/notify.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import type { RecordDeclaration } from '../declaration.ts';
import { documentsOf } from '../documents.ts';
import { nounIn } from '../recordWords.ts';
import { evictRecordList } from '../recordLists.ts';
import { pathsOf } from '../resources.ts';
import { DeclaredForm } from './DeclaredForm.tsx';
import { enteredFields, type FieldValues, inputOf } from './fieldValues.ts';
import type { loader } from './NewRecordPage.loader.ts';
import { useDeclaredForm } from './useDeclaredForm.ts';

export function NewRecordPage() {
  const declaration = useLoaderData<typeof loader>();
  return <NewRecord key={declaration.kind} declaration={declaration} />;
}

function NewRecord({ declaration }: { declaration: RecordDeclaration }) {
  const { t } = useTranslation('records');
  const { t: say } = useTranslation('screens');
  const navigate = useNavigate();
  const { kind, one, title } = declaration;
  const noun = nounIn(t, declaration);
  const paths = pathsOf(kind);
  const fields = enteredFields(declaration, true);
  const [create] = useMutation(documentsOf(declaration).create, {
    update: (cache) => evictRecordList(cache, declaration),
  });
  const record = useDeclaredForm(declaration, {
    name: `new ${kind}`,
    save,
    leave: ({ id }) => navigate(paths.one(id), { replace: true }),
  });

  async function save(values: FieldValues) {
    const { data } = await create({ variables: { input: inputOf(fields, values) } });
    const made = Object.values(data!)[0]![one]!;
    notify(say('created', { name: made[title] }));
    return made;
  }

  return (
    <>
      <PageTitle title={say('new', { noun })} />
      <DeclaredForm
        kind={kind}
        fields={fields}
        record={record}
        submitLabel={say('create', { noun })}
        cancel={paths.list}
      />
    </>
  );
}

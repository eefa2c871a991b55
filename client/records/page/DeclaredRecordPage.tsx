import { useMutation, useReadQuery } from '@apollo/client/react';
import { Anchor, Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useIsInGroup } from '../../app/roles.ts';
import { DeleteRecordButton } from '../../components/DeleteRecordButton.tsx';
import { EditRecordButton } from '../../components/EditRecordButton.tsx';
import { Facts } from '../../components/Facts.tsx';
import { RecordPage } from '../../components/RecordPage.tsx';
import type { DeclaredField, DeclaredRecord, RecordDeclaration } from '../declaration.ts';
import { documentsOf } from '../documents.ts';
import { useFieldText } from '../fieldText.ts';
import { evictRecordList } from '../recordLists.ts';
import { fieldLabel, nounsIn, spelledOut } from '../recordWords.ts';
import { pathsOf } from '../resources.ts';
import type { loader } from './DeclaredRecordPage.loader.ts';

/** A record of a kind without a page of its own. */
export function DeclaredRecordPage() {
  const { t } = useTranslation('records');
  const { t: say } = useTranslation('screens');
  const { declaration, record: preloaded } = useLoaderData<typeof loader>();
  const record = useReadQuery(preloaded).data[declaration.one];
  const { kind, title, fields } = declaration;
  const textOf = useFieldText();
  const list = { name: spelledOut(nounsIn(t, declaration)), path: pathsOf(kind).list };
  return (
    <RecordPage
      title={record ? String(record[title]) : undefined}
      list={list}
      historyOf={record}
      actions={record ? <Actions declaration={declaration} record={record} /> : null}
    >
      {record ? (
        <Paper p="lg" component="section" aria-label={say('details')}>
          <Facts
            facts={fields
              .filter(({ name }) => name !== title)
              .map((field) => [
                fieldLabel(t, kind, field),
                shown(field, textOf(field, record[field.name])),
              ])}
          />
        </Paper>
      ) : null}
    </RecordPage>
  );
}

function shown({ format }: DeclaredField, text: string): ReactNode {
  if (format === 'EMAIL') return <Anchor href={`mailto:${text}`}>{text}</Anchor>;
  return format === 'ADDRESS' && text !== '' ? <Anchor href={text}>{text}</Anchor> : text;
}

interface Props {
  declaration: RecordDeclaration;
  record: DeclaredRecord;
}

function Actions({ declaration, record }: Props) {
  const { t: say } = useTranslation('screens');
  const { kind, title, canUpdate, canDelete } = declaration;
  const mayWrite = useIsInGroup(declaration.write);
  const paths = pathsOf(kind);
  const { id } = record;
  const name = String(record[title]);
  const [remove] = useMutation(documentsOf(declaration).remove, {
    variables: { input: { id } },
    update: (cache) => evictRecordList(cache, declaration),
  });
  return (
    <>
      {canUpdate && mayWrite ? (
        <EditRecordButton to={paths.edit(id)} label={say('edit')} isMain />
      ) : null}
      {canDelete ? (
        <DeleteRecordButton
          group={declaration.delete}
          onDelete={async () => Object.values((await remove()).data!)[0]!.activityId}
          at={{ list: paths.list, record: paths.one(id) }}
          said={{
            deleted: say('deleted', { name }),
            restored: say('restored', { name }),
          }}
        />
      ) : null}
    </>
  );
}

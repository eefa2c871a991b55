import { useReadQuery } from '@apollo/client/react';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useIsInGroup } from '../../core/roles.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { RecordPage } from './RecordPage.tsx';
import type { DeclaredRecord, RecordDeclaration } from '../declaration.ts';
import { translatedNouns, spelledOut } from '../recordWords.ts';
import { pathsOf } from '../resources.ts';
import { Timeline } from '../timeline/Timeline.tsx';
import type { loader } from './DeclaredRecordPage.loader.ts';
import { RecordMenu } from './RecordMenu.tsx';
import { RecordRelated } from './RecordRelated.tsx';
import { useDeleteAction } from './useDeleteAction.ts';

/** The page of a record whose kind has no page of its own: the content of its preview, with history and files. */
export function DeclaredRecordPage() {
  const { t } = useTranslation('records');
  const { declaration, content, record: preloaded } = useLoaderData<typeof loader>();
  const data = useReadQuery(preloaded).data as Record<string, DeclaredRecord | null>;
  const record = data[declaration.one];
  const { kind, title } = declaration;
  const list = { name: spelledOut(translatedNouns(t, declaration)), path: pathsOf(kind).list };
  return (
    <RecordPage
      title={record ? String(record[title]) : undefined}
      list={list}
      historyOf={record}
      actions={record ? <Actions declaration={declaration} record={record} /> : null}
      aside={
        record ? (
          <>
            {content.show(data, declaration)}
            <RecordRelated declaration={declaration} id={record.id} />
          </>
        ) : null
      }
    >
      {record ? <Timeline kind={kind} id={record.id} write={declaration.write} /> : null}
    </RecordPage>
  );
}

interface Props {
  declaration: RecordDeclaration;
  record: DeclaredRecord;
}

function Actions({ declaration, record: { id, ...record } }: Props) {
  const { t: say } = useTranslation('screens');
  const { kind, title, canUpdate } = declaration;
  const mayWrite = useIsInGroup(declaration.write);
  const remove = useDeleteAction(declaration, id, { name: String(record[title]) });
  return (
    <>
      {canUpdate && mayWrite ? (
        <ActionButton
          label={say('edit')}
          icon={IconPencil}
          to={pathsOf(kind).edit(id)}
          keyed="edit"
        />
      ) : null}
      <RecordMenu actions={[remove]} />
    </>
  );
}

import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import type { RecordDeclaration } from '../declaration.ts';
import { evictKinds } from '../recordLists.ts';
import { translatedNouns, spelledOut } from '../recordWords.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { DropArea } from '../../ui/upload/DropArea.tsx';
import { ImportAlike } from './ImportAlike.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import { type Choices, importLimits } from './importFile.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportReportView } from './ImportReportView.tsx';
import { type ImportState, useImport } from './useImport.ts';
import { useImportUndo } from './useImportUndo.ts';

export interface ImportedList {
  kind: string;
  list: string;
  /** The path of the list's page. */
  path: string;
  declaration: RecordDeclaration;
}

/** The URL key with the import's activity, so that undo survives a reload. */
const DONE = 'imported';

export function ImportPage() {
  const imported = useLoaderData<ImportedList>();
  const { kind, list } = imported;
  const { t } = useTranslation('csv');
  const client = useApolloClient();
  const [parameters, setParameters] = useSearchParams();
  const steps = useImport(list);
  const { state } = steps;
  const importedId = state.report?.counts.activityId ?? parameters.get(DONE);
  const [shown, undo] = useImportUndo({ kind, importedId, startOver });

  async function bring() {
    const { activityId, made = 0, changed = 0 } = (await steps.bring())?.counts ?? {};
    evictKinds(kind)(client.cache);
    if (!activityId) return;
    setParameters({ [DONE]: activityId }, { replace: true });
    undo.add({ activityId, title: state.file?.name ?? '', made, changed });
  }

  function startOver() {
    setParameters({}, { replace: true });
    steps.startOver();
  }

  return (
    <>
      <ImportTitle {...imported} />
      <Stack gap="lg">
        {state.problem ? (
          <Alert color="red" role="alert" title={t('failed')}>
            {state.problem}
          </Alert>
        ) : null}
        {importedId && !state.running ? (
          <Imported
            activityId={importedId}
            isStopped={state.report?.isDone === false}
            shown={shown}
            onUndo={() => undo.run(importedId)}
            onAnother={startOver}
          />
        ) : null}
        {!state.preview && !state.running && !importedId ? (
          <Stack gap="xs">
            <Text>{t(ownOrAny(list, 'intro'))}</Text>
            <DropArea
              limits={importLimits}
              endings={importLimits.endings}
              isMultiple={false}
              onFiles={([file]) => file && void steps.choose(file)}
            />
          </Stack>
        ) : null}
        {state.preview && !state.report && !state.running ? (
          <ImportColumns
            {...state}
            preview={state.preview}
            onHeadings={(row) => void steps.chooseHeadings(row)}
            onMap={steps.map}
            onWrite={steps.write}
            onEmpty={steps.empty}
            onTry={() => void steps.tryOut()}
            onBring={() => void bring()}
            onAnother={startOver}
          />
        ) : null}
        {state.running ? <ImportProgress state={state} onStop={steps.stop} /> : null}
        {state.running ? null : <Outcome kind={kind} state={state} onDecide={steps.decide} />}
      </Stack>
    </>
  );
}

interface OutcomeProps {
  kind: string;
  state: ImportState;
  onDecide: (row: string, choice: Choices[string]) => void;
}

/** Shows the report of the import, otherwise that of the dry run below its open decisions. */
function Outcome({ kind, state, onDecide }: OutcomeProps) {
  const { report, dryRunReport, choices } = state;
  const fields = state.preview?.fields ?? [];
  if (report) return <ImportReportView report={report} isDryRun={false} fields={fields} />;
  if (!dryRunReport) return null;
  return (
    <>
      {dryRunReport.alike.length > 0 ? (
        <ImportAlike rows={dryRunReport.alike} {...{ kind, fields, choices, onDecide }} />
      ) : null}
      <ImportReportView report={dryRunReport} isDryRun fields={fields} />
    </>
  );
}

function ImportTitle({ list, path, declaration }: ImportedList) {
  const { t } = useTranslation('csv');
  const { t: words } = useTranslation('records');
  const nouns = translatedNouns(words, declaration);
  return (
    <PageTitle title={t(ownOrAny(list, 'title'), { nouns })}>
      <Button
        variant="default"
        component={Link}
        to={path}
        leftSection={<IconArrowLeft size={18} aria-hidden />}
      >
        {spelledOut(nouns)}
      </Button>
    </PageTitle>
  );
}

/** Returns the keys of a text: the one of the list, otherwise the general one. */
const ownOrAny = <Key extends 'title' | 'intro'>(list: string, key: Key) =>
  [`${list}:import.${key}`, key] as Key[];

interface ImportedProps {
  activityId: string;
  isStopped: boolean;
  shown: Ref<HTMLDivElement>;
  onUndo: () => void;
  onAnother: () => void;
}

function Imported({ activityId, isStopped, shown, onUndo, onAnother }: ImportedProps) {
  const { t } = useTranslation(['csv', 'common']);
  return (
    <Paper p="lg" component="section" ref={shown} id={activityId} aria-label={t('stored.title')}>
      <Group justify="space-between">
        <div>
          <Text fw={600}>{t(isStopped ? 'stored.stopped' : 'stored.title')}</Text>
          <Text size="sm" c="dimmed">
            {t('stored.text')}
          </Text>
        </div>
        <Group gap="sm">
          <Button variant="default" onClick={onUndo}>
            {t('common:undo')}
          </Button>
          <Button variant="light" onClick={onAnother}>
            {t('another')}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}

import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Choices,
  importFile,
  type ImportPreview,
  type ImportReport,
  type Mapping,
  type Notations,
  previewFile,
} from './importFile.ts';
import { importProblem, openColumns } from './importProblem.ts';
import { keepMapping, mappingFor, remapped } from './keptMappings.ts';

export interface ImportState {
  file?: File | undefined;
  preview?: ImportPreview | undefined;
  mapping: Mapping;
  /** The notations of ambiguous columns; empty until they are chosen. */
  notations: Notations;
  /** The decisions on rows that look like an existing record. */
  choices: Choices;
  /** The columns whose empty cells clear the field. */
  clearing: readonly string[];
  running?: 'reading' | 'trying' | 'importing' | undefined;
  /** The uploaded fraction of the file, from 0 to 1. */
  sent: number;
  /** The report of the dry run; valid until the mapping changes. */
  dryRunReport?: ImportReport | undefined;
  report?: ImportReport | undefined;
  problem?: string | undefined;
}

const nothing: ImportState = {
  file: undefined,
  preview: undefined,
  mapping: {},
  notations: {},
  choices: {},
  clearing: [],
  running: undefined,
  sent: 0,
  dryRunReport: undefined,
  report: undefined,
  problem: undefined,
};

export function useImport(list: string) {
  const { i18n } = useTranslation();
  const { state, become, becomeFrom, attempt, stop } = useSteps();

  const read = (file: File, start: Partial<ImportState>, headingRow?: number) =>
    attempt(start, async (signal) => {
      const preview = await previewFile(list, file, { signal, headingRow });
      become({ preview, mapping: mappingFor(list, preview) });
    });

  function run(isDryRun: boolean): Promise<ImportReport | undefined> {
    const kind = isDryRun ? 'dryRunReport' : 'report';
    keepMapping(list, state.mapping);
    const running = isDryRun ? 'trying' : 'importing';
    const start = {
      running,
      sent: 0,
      [kind]: undefined,
      ...(isDryRun && { choices: {} }),
    } as const;
    return attempt(start, async (signal) => {
      const report = await importFile(list, state.file!, {
        ...decidedIn(state),
        ...(isDryRun && { choices: {} }),
        isDryRun,
        language: i18n.language,
        onSent: (sent) => become({ sent }),
        onReport: (known) => become({ [kind]: known }),
        signal,
      });
      become({ [kind]: report });
      return report;
    });
  }

  return {
    state,
    choose: (file: File) => read(file, { ...nothing, file, running: 'reading' }),
    chooseHeadings: (row: number) =>
      read(state.file!, { dryRunReport: undefined, notations: {}, clearing: [] }, row),
    ...answersTo(becomeFrom),
    tryOut: () => run(true),
    bring: () => run(false),
    stop,
    startOver: () => become(nothing),
  };
}

const decidedIn = ({ mapping, clearing, notations, choices, preview }: ImportState) => ({
  mapping: Object.fromEntries(Object.entries(mapping).filter(([, field]) => field !== '')),
  clearing,
  notations,
  choices,
  headingRow: preview!.headingRow,
});

type Become = (changes: (now: ImportState) => Partial<ImportState>) => void;

/** Returns the functions for decisions on columns, and on rows that look like an existing record. */
const answersTo = (become: Become) => ({
  map: (heading: string, field: string) =>
    become(({ mapping, notations }) => {
      const others = Object.entries(notations).filter(([each]) => each !== heading);
      return {
        mapping: remapped(mapping, heading, field),
        notations: Object.fromEntries(others),
        dryRunReport: undefined,
      };
    }),
  write: (heading: string, way: string) =>
    become(({ notations }) => ({
      notations: { ...notations, [heading]: way },
      dryRunReport: undefined,
    })),
  decide: (row: string, choice: Choices[string]) =>
    become(({ choices }) => ({
      choices: row === 'all' ? { all: choice } : { ...choices, [row]: choice },
    })),
  empty: (heading: string, isClearing: boolean) =>
    become(({ clearing }) => {
      const others = clearing.filter((each) => each !== heading);
      return { clearing: isClearing ? [...others, heading] : others, dryRunReport: undefined };
    }),
});

/** Runs one step at a time; each can be cancelled. */
function useSteps() {
  const { t } = useTranslation(['csv', 'common']);
  const [state, setState] = useState(nothing);
  const abort = useRef(new AbortController());
  const becomeFrom: Become = (changes) => setState((now) => ({ ...now, ...changes(now) }));
  const become = (changes: Partial<ImportState>) => becomeFrom(() => changes);

  async function attempt<Result>(
    start: Partial<ImportState>,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result | undefined> {
    abort.current = new AbortController();
    const { signal } = abort.current;
    become({ problem: undefined, ...start });
    try {
      return await work(signal);
    } catch (error) {
      if (!signal.aborted) setState((now) => withProblem(now, error, t));
      return undefined;
    } finally {
      become({ running: undefined });
    }
  }

  return { state, become, becomeFrom, attempt, stop: () => abort.current.abort() };
}

/** Adds the columns that only the whole file shows to be ambiguous to the open questions. */
function withProblem(now: ImportState, error: unknown, t: TFunction<['csv', 'common']>) {
  const open = openColumns(error);
  const { preview } = now;
  const known = preview && { ...preview, open: { ...preview.open, ...open } };
  return { ...now, problem: importProblem(error, t), preview: known };
}

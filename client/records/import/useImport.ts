import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  importFile,
  type ImportPreview,
  type ImportReport,
  type Mapping,
  previewFile,
} from './importFile.ts';
import { importProblem } from './importProblem.ts';
import { keepMapping, mappingFor, remapped } from './keptMappings.ts';

export interface ImportState {
  file?: File | undefined;
  preview?: ImportPreview | undefined;
  mapping: Mapping;
  /** Columns whose empty cells empty the field. */
  emptying: readonly string[];
  running?: 'reading' | 'trying' | 'importing' | undefined;
  /** From 0 to 1. */
  sent: number;
  /** Of the trial run; valid until the mapping changes. */
  tried?: ImportReport | undefined;
  report?: ImportReport | undefined;
  problem?: string | undefined;
}

const nothing: ImportState = {
  file: undefined,
  preview: undefined,
  mapping: {},
  emptying: [],
  running: undefined,
  sent: 0,
  tried: undefined,
  report: undefined,
  problem: undefined,
};

export function useImport(list: string) {
  const { i18n } = useTranslation();
  const { state, become, attempt, stop } = useSteps();

  function choose(file: File) {
    return attempt({ ...nothing, file, running: 'reading' }, async (signal) => {
      const preview = await previewFile(list, file, signal);
      become({ preview, mapping: mappingFor(list, preview) });
    });
  }

  function run(isDryRun: boolean): Promise<ImportReport | undefined> {
    const { file, mapping, emptying } = state;
    const kind = isDryRun ? 'tried' : 'report';
    keepMapping(list, mapping);
    const running = isDryRun ? 'trying' : 'importing';
    return attempt({ running, sent: 0, [kind]: undefined }, async (signal) => {
      const report = await importFile(list, file!, {
        mapping: Object.fromEntries(Object.entries(mapping).filter(([, field]) => field !== '')),
        emptying,
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
    choose,
    map: (heading: string, field: string) =>
      become({ mapping: remapped(state.mapping, heading, field), tried: undefined }),
    empty: (heading: string, isEmptying: boolean) => {
      const others = state.emptying.filter((each) => each !== heading);
      become({ emptying: isEmptying ? [...others, heading] : others, tried: undefined });
    },
    tryOut: () => run(true),
    bring: () => run(false),
    stop,
    startOver: () => become(nothing),
  };
}

/** Runs one step at a time; each can be stopped. */
function useSteps() {
  const { t } = useTranslation(['csv', 'common']);
  const [state, setState] = useState(nothing);
  const abort = useRef(new AbortController());
  const become = (changes: Partial<ImportState>) => setState((now) => ({ ...now, ...changes }));

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
      if (!signal.aborted) become({ problem: importProblem(error, t) });
      return undefined;
    } finally {
      become({ running: undefined });
    }
  }

  return { state, become, attempt, stop: () => abort.current.abort() };
}

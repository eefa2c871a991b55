import { useTranslation } from 'react-i18next';
import { useCounted } from '../useCounted.ts';
import type { ActivityWords_ActivityFragment } from './activityWords.generated.ts';
import { useKindName } from './useKindName.ts';

type Activity = ActivityWords_ActivityFragment;
type Done = Omit<Activity, 'undoes' | '__typename'> & Pick<Partial<Activity>, 'undoes'>;
type Count = Activity['counts'][number];

/**
 * The text for what was changed, such as `customer Rita and changed 2 deals`, in which the name links to the record.
 */
export interface ActivityObject {
  before: string;
  name: string;
  after: string;
}

/** Returns `the import of 6 customers from errs.csv` when an undo reverted more than a change of one record. */
function useUndoneWords() {
  const { t } = useTranslation('records');
  const counted = useCounted();
  return ({ undoes }: Done): string | undefined => {
    if (!undoes) return undefined;
    const { title } = undoes;
    const own = ownCount(undoes);
    const merged = mergedIn(undoes);
    if (merged) {
      const what = merged.title || counted(merged);
      return t('history.theMerge', { what, name: title });
    }
    return undoes.action === 'imported' && own.count > 0
      ? t('history.theImport', { what: counted(own), file: title })
      : undefined;
  };
}

/** Returns activities as text: one record by its name, several by their number for each kind. */
export function useActivityWords() {
  const { t } = useTranslation('records');
  const kindName = useKindName();
  const counted = useCounted();
  const undone = useUndoneWords();
  const said = useVerbs();

  function objectOf(activity: Done): ActivityObject {
    const { kind, title, counts } = activity;
    if (undone(activity)) return wordsOnly(undone(activity)!);
    const merged = mergedIn(activity);
    if (merged) {
      const what = merged.title || counted(merged);
      return { before: `${what} ${t('history.mergedInto')} `, name: title, after: '' };
    }
    const own = ownCount(activity);
    if (activity.action === 'imported' && own.count > 0)
      return wordsOnly(t('history.importedFrom', { what: counted(own), file: title }));
    const rest = counts
      .filter((each) => each.kind !== kind)
      .map((each) => `${said(each.action)} ${counted(each)}`)
      .map((each) => ` ${t('history.and')} ${each}`)
      .join('');
    if (own.count > 1) return wordsOnly(`${counted(own)}${rest}`);
    return { before: `${kindName(kind)} `, name: title, after: rest };
  }

  const verbOf = (activity: Done) =>
    undone(activity) ? 'undid' : mergedIn(activity) ? 'merged' : activity.action;

  return {
    objectOf,
    /** Whether it changed more than the record itself, so that the record's own page shows it in full, too. */
    isOfSeveral: (activity: Done) => verbOf(activity) !== activity.action,
    /** Returns a verb such as `imported`, after a name. */
    verb: (activity: Done) => said(verbOf(activity)),
    /** Returns a verb such as `Imported`, when nobody was signed in. */
    verbByNobody: (activity: Done) => t(`history.byNobody.${verbOf(activity)}`),
    /** Returns a sentence such as `imported 6 customers from errs.csv`. */
    sentence(activity: Done) {
      const { before, name, after } = objectOf(activity);
      return `${said(verbOf(activity))} ${before}${name}${after}`.trim();
    },
  };
}

/** The verbs after which the record is only named. */
const withColon: readonly string[] = ['passwordReset', 'secondFactorChanged', 'identityChanged'];

/** Returns the verbs of sentences, which tell apart what one choice of the kind stands for. */
function useVerbs() {
  const { t } = useTranslation('records');
  return (verb: Done['action'] | 'merged' | 'undid'): string => {
    if (verb === 'merged' || verb === 'undid' || verb === 'restored')
      return t(`history.actions.${verb}`);
    return `${t(`choicesOf.Activity.action.${verb}`)}${withColon.includes(verb) ? ':' : ''}`;
  };
}

const wordsOnly = (before: string): ActivityObject => ({ before, name: '', after: '' });

/** Returns the number of records merged into the named one: a merge deletes records of the kind that it changes. */
function mergedIn({ action, kind, counts }: Done): Count | undefined {
  if (action !== 'updated') return undefined;
  const ofKind = counts.filter((each) => each.kind === kind);
  return ofKind.some((each) => each.action === 'updated')
    ? ofKind.find((each) => each.action === 'deleted')
    : undefined;
}

function ownCount({ kind, counts }: Done): Pick<Count, 'kind' | 'count'> {
  const own = counts.filter((each) => each.kind === kind);
  return { kind, count: own.reduce((sum, { count }) => sum + count, 0) };
}

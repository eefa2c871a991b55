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
  const verbOfKind = useVerbsOfKinds();
  const restOf = useOtherWords();

  function objectOf(activity: Done): ActivityObject {
    const { kind, title } = activity;
    if (undone(activity)) return wordsOnly(undone(activity)!);
    const merged = mergedIn(activity);
    if (merged) {
      const what = merged.title || counted(merged);
      return { before: `${what} ${t('history.mergedInto')} `, name: title, after: '' };
    }
    const own = ownCount(activity);
    if (activity.action === 'imported' && own.count > 0)
      return wordsOnly(t('history.importedFrom', { what: counted(own), file: title }));
    const rest = restOf(activity);
    if (own.count > 1) return wordsOnly(`${counted(own)}${rest}`);
    const before = ownVerb(activity) ? '' : `${kindName(kind)} `;
    return { before, name: title, after: rest };
  }

  const verbOf = (activity: Done) =>
    undone(activity) ? 'undid' : mergedIn(activity) ? 'merged' : activity.action;

  const ownVerb = (activity: Done) => verbOfKind(activity, verbOf(activity));
  const verb = (activity: Done) => ownVerb(activity) ?? said(verbOf(activity));

  return {
    objectOf,
    /** Whether it changed more than the record itself, so that the record's own page shows it in full, too. */
    isOfSeveral: (activity: Done) => verbOf(activity) !== activity.action,
    /** Returns a verb such as `imported`, after a name. */
    verb,
    /** Returns a verb such as `Imported`, when nobody was signed in. */
    verbByNobody: (activity: Done) => t(`history.byNobody.${verbOf(activity)}`),
    /** Returns a sentence such as `imported 6 customers from errs.csv`. */
    sentence(activity: Done) {
      const { before, name, after } = objectOf(activity);
      return `${verb(activity)} ${before}${name}${after}`.trim();
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

/** Returns a verb that says the kind too, such as `attached`; undefined for a kind that has none. */
function useVerbsOfKinds() {
  const { t, i18n } = useTranslation('records');
  return (activity: Done, verb: string): string | undefined => {
    const key = `verbsOf.${activity.kind}.${verb}`;
    const isSaid = ownCount(activity).count === 1 && i18n.exists(`records:${key}`);
    return isSaid ? t(key as 'verbsOf.Attachment.created') : undefined;
  };
}

/** Returns what was changed of other kinds, such as ` and changed 2 deals`; a verb is not repeated. */
function useOtherWords() {
  const { t } = useTranslation('records');
  const counted = useCounted();
  const said = useVerbs();
  return (activity: Done): string =>
    othersIn(activity)
      .map((each, index, others) => {
        const isSame = each.action === (others[index - 1]?.action ?? activity.action);
        return isSame ? counted(each) : `${said(each.action)} ${counted(each)}`;
      })
      .map((each) => ` ${t('history.and')} ${each}`)
      .join('');
}

const wordsOnly = (before: string): ActivityObject => ({ before, name: '', after: '' });

/** Returns what was changed of other kinds, without a record of the same name, such as the file of an attachment. */
function othersIn({ kind, title, action, counts }: Done): Count[] {
  const own = counts.find((each) => each.kind === kind)?.action ?? action;
  const isRepeated = (each: Count) => title !== '' && each.title === title && each.action === own;
  return counts.filter((each) => each.kind !== kind && !isRepeated(each));
}

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

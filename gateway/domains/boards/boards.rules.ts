import { LONGEST_HTML } from '../../clean-html.ts';
import type {
  CardAttachmentInput,
  CardCommentInput,
  UpdateCardInput,
} from '../../graphql/generated/resolvers.ts';
import { addressErrors, type EnteredText, textErrors } from '../../graphql/entered.ts';
import type { FieldErrors } from '../../graphql/errors.ts';
import type { CardRow } from './boards.table.ts';

export const MOST_COLUMNS = 50;
export const MOST_CARDS = 2_000;
export const MOST_LABELS = 100;

const LONGEST_DESCRIPTION = 10_000;
const MOST_ATTACHMENTS = 50;
const MOST_COMMENTS = 200;
const MOST_LINKS = 50;

export const titleErrors = (title: string): FieldErrors =>
  textErrors([['title', title, 200, true]]);

export const labelErrors = (title: string): FieldErrors => textErrors([['title', title, 40, true]]);

/** `most` included. */
export function indexErrors(field: string, index: number, most: number): FieldErrors {
  if (index >= 0 && index <= most) return {};
  return { [field]: most < 0 ? 'has nothing to move' : `must be between 0 and ${most}` };
}

export function cardErrors(
  card: Pick<CardRow, 'title' | 'description' | 'descriptionHtml' | 'coverImage'>,
): FieldErrors {
  const { title, description, descriptionHtml, coverImage } = card;
  return {
    ...titleErrors(title),
    ...textErrors([
      [
        descriptionHtml === null ? 'description' : 'descriptionHtml',
        description,
        LONGEST_DESCRIPTION,
        false,
      ],
    ]),
    ...addressErrors('coverImage', coverImage),
  };
}

/** Of what is looked up or cleaned before the card is changed. */
export function sentErrors(input: UpdateCardInput): FieldErrors {
  const { descriptionHtml, attachments, comments } = input;
  return {
    ...textErrors([['descriptionHtml', descriptionHtml, LONGEST_HTML, false]]),
    ...countErrors(input),
    ...merged((attachments ?? []).map(attachmentErrors)),
    ...merged((comments ?? []).map(commentErrors)),
  };
}

/** For each unknown member or label. */
export function referenceErrors(
  { members, labels, comments }: UpdateCardInput,
  knownMembers: ReadonlySet<string>,
  knownLabels: ReadonlySet<string>,
): FieldErrors {
  const errors: FieldErrors = {};
  const refuse = (known: ReadonlySet<string>, what: string) => (field: string, id: string) => {
    if (!known.has(id)) errors[field] = what;
  };
  const refuseMember = refuse(knownMembers, 'is not a member');
  const refuseLabel = refuse(knownLabels, 'is not a label');
  members?.forEach((id, index) => refuseMember(`members.${index}`, id));
  labels?.forEach((id, index) => refuseLabel(`labels.${index}`, id));
  comments?.forEach(({ uid }, index) => refuseMember(`comments.${index}.uid`, uid));
  return errors;
}

function merged(errors: readonly FieldErrors[]): FieldErrors {
  return Object.fromEntries(errors.flatMap((each) => Object.entries(each)));
}

function countErrors({ members, labels, attachments, comments }: UpdateCardInput): FieldErrors {
  const lists = [
    ['members', members, MOST_LINKS],
    ['labels', labels, MOST_LINKS],
    ['attachments', attachments, MOST_ATTACHMENTS],
    ['comments', comments, MOST_COMMENTS],
  ] as const;
  const tooLong = lists.filter(([, list, most]) => (list?.length ?? 0) > most);
  return Object.fromEntries(tooLong.map(([field, , most]) => [field, `must have at most ${most}`]));
}

function attachmentErrors({ id, name, size, url }: CardAttachmentInput, index: number) {
  const field = `attachments.${index}`;
  const texts: EnteredText[] = [
    [`${field}.id`, id, 64, true],
    [`${field}.name`, name, 255, true],
    [`${field}.url`, url, 2_000, true],
  ];
  const sizeErrors: FieldErrors = size < 0 ? { [`${field}.size`]: 'must be 0 or more' } : {};
  return { ...addressErrors(`${field}.url`, url), ...textErrors(texts), ...sizeErrors };
}

function commentErrors({ id, text }: CardCommentInput, index: number): FieldErrors {
  return textErrors([
    [`comments.${index}.id`, id, 64, true],
    [`comments.${index}.text`, text, 5_000, true],
  ]);
}

import type { FieldErrors } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { LONGEST_HTML } from '../../formats/clean-html.ts';
import { addressErrors, textErrors } from '../../formats/entered.ts';
import type {
  CardAttachmentInput,
  CardCommentInput,
  UpdateCardInput,
} from '../../graphql/generated/resolvers.ts';

export const most = { members: 50, labels: 50, attachments: 50, comments: 200 };

/** Returns the errors of the fields that are looked up or cleaned before the card is changed. */
export function sentErrors(input: UpdateCardInput): FieldErrors {
  const { descriptionHtml, attachments, comments } = input;
  return Object.assign(
    textErrors([['descriptionHtml', descriptionHtml, LONGEST_HTML, false]]),
    countErrors(input),
    ...(attachments ?? []).map(attachmentErrors),
    ...(comments ?? []).map(commentErrors),
  ) as FieldErrors;
}

export function writerErrors(
  { comments }: UpdateCardInput,
  members: ReadonlySet<string>,
): FieldErrors {
  const errors: FieldErrors = {};
  comments?.forEach(({ uid }, index) => {
    if (!members.has(uid)) errors[`comments.${index}.uid`] = problem('not_a_member');
  });
  return errors;
}

function countErrors(input: UpdateCardInput): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, limit] of Object.entries(most)) {
    const list = input[field as keyof typeof most] ?? [];
    if (list.length > limit) errors[field] = problem('too_many', { most: limit });
  }
  return errors;
}

function attachmentErrors({ id, name, size, url }: CardAttachmentInput, index: number) {
  const field = `attachments.${index}`;
  return {
    ...addressErrors(`${field}.url`, url),
    ...textErrors([
      [`${field}.id`, id, 64, true],
      [`${field}.name`, name, 255, true],
      [`${field}.url`, url, 2_000, true],
    ]),
    ...(size < 0 && { [`${field}.size`]: problem('negative') }),
  };
}

const commentErrors = ({ id, text }: CardCommentInput, index: number) =>
  textErrors([
    [`comments.${index}.id`, id, 64, true],
    [`comments.${index}.text`, text, 5_000, true],
  ]);

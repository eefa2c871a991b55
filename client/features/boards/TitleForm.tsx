import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftField, useDraft } from '../../app/drafts.ts';

interface Props {
  /** Says what is named. */
  label: string;
  /** What the button says. */
  submit: string;
  value?: string;
  /** Answers false when the title was refused: it stands in the field again. */
  onSubmit: (title: string) => unknown;
  /** Called by Escape. */
  onCancel?: () => void;
  /** Whether typing goes on here at once. */
  isFocused?: boolean;
  /** In characters. */
  longest?: number;
}

const LONGEST_TITLE = 200;

/** One line that names something; a blank one is not taken. */
export function TitleForm(props: Props) {
  const [title, setTitle] = useState(props.value ?? '');
  const current = useRef(title);
  const change = (next: string) => {
    current.current = next;
    setTitle(next);
  };
  return <Line {...props} text={{ content: title, change, current: () => current.current }} />;
}

/** The same, kept as a draft until it is taken. */
export function DraftTitleForm({ draft, ...props }: Omit<Props, 'value'> & { draft: string }) {
  return <Line {...props} text={useDraft(draft, '')} />;
}

interface LineProps extends Props {
  text: Pick<DraftField<string>, 'content' | 'change' | 'current'>;
}

function Line({ label, submit, onSubmit, onCancel, isFocused, text, ...given }: LineProps) {
  const { longest = LONGEST_TITLE } = given;
  const { t } = useTranslation();
  const [error, setError] = useState<string>();

  async function send(event: FormEvent) {
    event.preventDefault();
    const title = text.content.trim();
    if (title === '') return setError(t('fieldRequired'));
    text.change('');
    if ((await onSubmit(title)) === false) text.change(text.current() || title);
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          flex={1}
          size="xs"
          aria-label={label}
          placeholder={label}
          maxLength={longest}
          data-autofocus={isFocused || undefined}
          autoFocus={isFocused}
          value={text.content}
          error={error}
          onChange={({ currentTarget }) => {
            text.change(currentTarget.value);
            setError(undefined);
          }}
          onKeyDown={({ key }) => key === 'Escape' && onCancel?.()}
        />
        <Button type="submit" size="xs" variant="light">
          {submit}
        </Button>
      </Group>
    </form>
  );
}

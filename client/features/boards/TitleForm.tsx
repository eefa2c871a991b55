import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftField, useDraft } from '../../app/drafts.ts';

interface Props {
  label: string;
  submit: string;
  value?: string;
  /** False when the title was refused: it comes back into the field. */
  onSubmit: (title: string) => unknown;
  onCancel?: () => void;
  isFocused?: boolean;
  /** Characters. */
  longest?: number;
}

const LONGEST_TITLE = 200;

export function TitleForm(props: Props) {
  const [title, setTitle] = useState(props.value ?? '');
  const current = useRef(title);
  const change = (next: string) => {
    current.current = next;
    setTitle(next);
  };
  return <Line {...props} text={{ content: title, change, current: () => current.current }} />;
}

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
  const [hasAdded, setHasAdded] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    const title = text.content.trim();
    if (title === '') return setError(t('fieldRequired'));
    text.change('');
    const isAdded = (await onSubmit(title)) !== false;
    setHasAdded(isAdded);
    if (!isAdded) text.change(text.current() || title);
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
          data-added={(hasAdded && text.content === '') || undefined}
          value={text.content}
          error={error}
          onChange={({ currentTarget }) => {
            text.change(currentTarget.value);
            setError(undefined);
            setHasAdded(false);
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

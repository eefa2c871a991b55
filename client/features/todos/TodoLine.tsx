import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ClipboardEvent, type FormEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../../core/keys.ts';
import { useDraft } from '../../core/drafts.ts';
import { useEntryLine } from '../../ui/useEntryLine.ts';
import { EntryParts } from './EntryParts.tsx';
import type { TodoTags_TagFragment } from './TodoItem.generated.ts';
import { KeptLines } from './KeptLines.tsx';
import { linesIn } from './pastedTodos.ts';
import styles from './TodoLine.module.css';
import type { Entered } from './useCreateTodo.ts';
import { useEntryReading } from './useEntryReading.ts';

interface TodoLineProps {
  tags: readonly TodoTags_TagFragment[];
  /** Adds the to-do of the line. When it resolves to false, the line comes back. */
  add: (entered: Entered) => Promise<unknown>;
  /** Adds several pasted lines. When it resolves to false, they stay below the line. */
  addAll: (entered: readonly Entered[]) => Promise<unknown>;
  /** Whether it is the first row of a list rather than a form of its own. */
  isRow?: boolean;
}

export function TodoLine({ tags, add, addAll, isRow = false }: TodoLineProps) {
  const { t } = useTranslation('todos');
  const line = useRef<HTMLInputElement>(null);
  const hint = useId();
  useKeys('everywhere', { create: isRow ? () => line.current?.focus() : undefined });
  const draft = useDraft('New to-do', '');
  const kept = useDraft('Pasted to-dos', '');
  const reading = useEntryReading(draft.content);
  const { send, field, isEmpty } = useEntryLine(draft, async (text) => {
    const isAdded = await add(reading.read(text));
    if (isAdded !== false) reading.forget();
    return isAdded;
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty) void send();
  }

  /** Pastes each line as a to-do; the first one goes on with what stands in the field already. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const start = value.slice(0, selectionStart ?? value.length);
    const whole = start + text + value.slice(selectionEnd ?? value.length);
    const lines = linesIn(whole);
    if (!/[\r\n]/.test(text.trim()) || lines.length < 2) return;
    event.preventDefault();
    draft.change('');
    void addLines(lines);
  }

  async function addLines(lines: readonly string[]) {
    kept.drop();
    if ((await addAll(lines.map(reading.read))) !== false) return;
    kept.change([...lines, kept.current()].filter(Boolean).join('\n'));
  }

  function keep(words: string) {
    reading.keep(words);
    line.current?.focus();
  }

  return (
    <>
      <form className={styles.entry} data-row={isRow || undefined} onSubmit={submit}>
        <div className={styles.line}>
          {isRow ? <IconPlus className={styles.plus} size={20} aria-hidden /> : null}
          <TextInput
            ref={line}
            className={styles.title}
            variant={isRow ? 'unstyled' : 'default'}
            data-autofocus
            aria-label={t('newTitle')}
            aria-describedby={hint}
            placeholder={t('newTitle')}
            maxLength={200}
            {...field}
            onPaste={paste}
          />
          <Button
            type="submit"
            {...(isRow
              ? { size: 'compact-sm', className: styles.add!, 'data-empty': isEmpty || undefined }
              : { leftSection: <IconPlus size={18} aria-hidden /> })}
          >
            {t('add')}
          </Button>
        </div>
        <EntryParts id={hint} parts={reading.parts} tags={tags} keep={keep} />
      </form>
      <KeptLines kept={kept} add={addLines} />
    </>
  );
}

import { Textarea } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { mentionAt } from './mentionAt.ts';
import { MentionList, optionId } from './MentionList.tsx';
import { type Host, type Mentioned, useMentionable } from './useMentionable.ts';

const LONGEST = 5_000;

interface Props {
  /** The record that the note is on. */
  host: Host;
  label: string;
  autoFocus: boolean;
  ref: Ref<HTMLTextAreaElement> | undefined;
  value: string;
  mentioned: readonly Mentioned[];
  onChange: (text: string) => void;
  onMention: (account: Mentioned) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A text in which `@` offers the accounts that can be mentioned. */
export function MentionInput({ host, ref, mentioned, onMention, ...field }: Props) {
  const { value, onChange, onKeyDown } = field;
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number>();
  const [dismissedAt, setDismissedAt] = useState<number>();
  const at = caret === undefined ? undefined : mentionAt(value, caret);
  const isEntered = mentioned.some(({ name }) => `${at?.typed} `.startsWith(`${name} `));
  const typed = isEntered || at?.from === dismissedAt ? undefined : at?.typed;
  const found = useMentionable(host, typed);
  const { choose, ...list } = useChoice(found, typed);
  const isOpen = found.length > 0;

  function mention({ id, name }: Mentioned) {
    if (!at || caret === undefined) return;
    const before = `${value.slice(0, at.from)}@${name} `;
    onMention({ id, name });
    onChange(before + value.slice(caret).replace(/^ /, ''));
    setCaret(before.length);
    // The caret can be placed once the new text is shown.
    setTimeout(() => {
      textarea.current?.focus();
      textarea.current?.setSelectionRange(before.length, before.length);
    });
  }

  function chooseByKey(event: KeyboardEvent) {
    if (!isOpen || event.nativeEvent.isComposing) return onKeyDown(event);
    if (event.key === 'ArrowDown') choose(1);
    else if (event.key === 'ArrowUp') choose(-1);
    else if (event.key === 'Enter' || event.key === 'Tab') mention(found[list.chosen]!);
    else if (event.key === 'Escape') setDismissedAt(at?.from);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <MentionList
      {...list}
      found={found}
      onChoose={(id) => mention(found.find((each) => each.id === id)!)}
    >
      <Textarea
        {...field}
        ref={useMergedRef(textarea, ref)}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={LONGEST}
        aria-autocomplete="list"
        aria-controls={isOpen ? list.id : undefined}
        aria-activedescendant={isOpen ? optionId(list.id, list.chosen) : undefined}
        onChange={({ currentTarget }) => {
          setCaret(currentTarget.selectionStart);
          if (currentTarget.value[dismissedAt ?? -1] !== '@') setDismissedAt(undefined);
          onChange(currentTarget.value);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onBlur={() => setCaret(undefined)}
        onKeyDown={chooseByKey}
      />
    </MentionList>
  );
}

/** Returns the place of the chosen one among those found, the first until another is chosen. */
function useChoice(found: readonly unknown[], typed: string | undefined) {
  const id = useId();
  const [choice, setChoice] = useState({ typed, place: 0 });
  const chosen = choice.typed === typed ? Math.min(choice.place, found.length - 1) : 0;
  return {
    id,
    chosen,
    choose: (by: number) =>
      setChoice({ typed, place: (chosen + by + found.length) % found.length }),
  };
}

import { Anchor, UnstyledButton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeclaredField, type DeclaredRecord } from '../declaration.ts';
import { isLong } from '../fieldLimits.ts';
import type { FieldValues } from '../form/fieldOverrides.ts';
import { useKeys } from '../../core/keys.ts';
import type { FieldKey } from '../keyedFields.ts';
import { DetailEditor, detailOf } from './DetailEditor.tsx';
import type { DetailsOptions } from './detailsOptions.ts';
import { referredLink } from './referenceLink.tsx';
import styles from './RecordDetails.module.css';
import { isEqual } from '../form/isEqual.ts';
import { useSaveInPlace } from './useSaveInPlace.ts';
import { EmailLink } from '../../ui/ContactLink.tsx';

interface Props {
  field: DeclaredField;
  options: DetailsOptions;
  /** The key that edits it. */
  keyed?: FieldKey | undefined;
}

export function Detail({ field, options, keyed }: Props) {
  const { t: say } = useTranslation('screens');
  const { words, isEditable } = options;
  const label = words.labelOf(field.name);
  const editing = useEditing(field, options);
  const { mode, sentText, cell, pencil, edit } = editing;
  const value = sentText ?? valueIn(field, options);
  const mayEdit = isEditable && field.isUpdatable;
  useKeys('record', keyed ? { [keyed]: editByKey } : {});

  function editByKey() {
    pencil.current?.focus();
    edit();
  }

  function editAtPointer({ currentTarget, target }: MouseEvent) {
    const isTaken =
      !(target instanceof Element && currentTarget.contains(target)) ||
      target.closest('a, button, form') !== null;
    const isSelecting = document.getSelection()?.isCollapsed === false;
    if (mode === 'shown' && !isTaken && !isSelecting) edit();
  }

  return (
    <div className={styles.detail} data-wide={isLong(field) || undefined}>
      <dt>{label}</dt>
      <dd
        ref={cell}
        data-editable={mayEdit || undefined}
        onClick={mayEdit ? editAtPointer : undefined}
      >
        <div className={styles.value} hidden={mode === 'edited'}>
          <span className={value ? styles.text : styles.none}>{value || '–'}</span>
          {mayEdit ? (
            <UnstyledButton
              ref={pencil}
              className={styles.edit}
              aria-label={say(value ? 'editField' : 'addField', { field: label })}
              onClick={edit}
            >
              {value ? <IconPencil size={14} aria-hidden /> : say('add')}
            </UnstyledButton>
          ) : null}
        </div>
        {mode === 'shown' ? null : (
          <div hidden={mode === 'sent'}>
            <DetailEditor
              field={field}
              options={options}
              save={editing.save}
              onLeave={editing.leave}
            />
          </div>
        )}
      </dd>
    </div>
  );
}

function valueIn(field: DeclaredField, { record, shows = {}, words }: DetailsOptions): ReactNode {
  if (field.name in shows) return shows[field.name];
  const link = referredLink(field, record);
  if (link) return link;
  const text = words.textOf(field, record[field.name], record);
  if (text === '') return null;
  if (field.format === 'EMAIL') return <EmailLink inherit email={text} />;
  return field.format === 'ADDRESS' ? (
    <Anchor inherit href={text}>
      {text}
    </Anchor>
  ) : (
    text
  );
}

/** Shows the sent value immediately; a refused value is shown in its editor again. */
function useEditing(field: DeclaredField, options: DetailsOptions) {
  const { declaration, update, record, words } = options;
  const [mode, setMode] = useState<'shown' | 'edited' | 'sent'>('shown');
  const [sent, setSent] = useState<{ text: string; version: number }>();
  const cell = useRef<HTMLElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const isLeftByKey = useRef(false);
  const { start, sent: inputIn, textOf } = detailOf(field, options);
  const write = useSaveInPlace({ declaration, update, label: words.labelOf(field.name) });

  useEffect(() => {
    if (mode !== 'edited' && isLeftByKey.current) pencil.current?.focus();
    if (mode === 'edited' && isFocusFree(cell.current)) openInput(cell.current);
    isLeftByKey.current = false;
  }, [mode]);

  function close(next: 'shown' | 'sent') {
    isLeftByKey.current = cell.current?.contains(document.activeElement) ?? false;
    setMode(next);
  }

  async function save(values: FieldValues, base: DeclaredRecord): Promise<DeclaredRecord> {
    const before = start(base);
    if (Object.entries(values).every(([name, value]) => isEqual(value, before[name]))) {
      close('shown');
      return base;
    }
    setSent({ text: textOf(values[field.name]!, base), version: record.version });
    close('sent');
    try {
      const saved = await write(inputIn(values, base), base);
      if (saved.version === record.version) setSent(undefined);
      setMode('shown');
      return saved;
    } catch (error) {
      setSent(undefined);
      setMode('edited');
      throw error;
    }
  }

  return {
    mode,
    sentText: sent?.version === record.version ? sent.text : undefined,
    cell,
    pencil,
    edit: () => setMode('edited'),
    leave: () => close('shown'),
    save,
  };
}

/** Tells whether the focus can move without interrupting typing elsewhere. */
const isFocusFree = (cell: Element | null) =>
  document.activeElement === document.body || cell?.contains(document.activeElement) === true;

function openInput(cell: HTMLElement | null): void {
  const input = cell?.querySelector<HTMLElement>('[data-autofocus]');
  input?.focus();
  if (input instanceof HTMLInputElement && input.type !== 'checkbox') input.select();
  if (input instanceof HTMLTextAreaElement)
    input.setSelectionRange(input.value.length, input.value.length);
  if (input instanceof HTMLSelectElement) showChoices(input);
}

/** Opens the choices, in browsers that allow it. */
function showChoices(input: HTMLSelectElement): void {
  if ('showPicker' in input && navigator.userActivation?.isActive) input.showPicker();
}

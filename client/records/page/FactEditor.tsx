import type { UseFormReturnType } from '@mantine/form';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fresh } from '../../components/record-form/formQuery.ts';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { useRecordForm } from '../../components/record-form/useRecordForm.ts';
import type { DeclaredField, DeclaredRecord } from '../declaration.ts';
import { FieldInput } from '../form/FieldInput.tsx';
import { type FieldValues, inputOf, valueOf } from '../form/fieldValues.ts';
import { useFieldCheck } from '../form/useFieldCheck.ts';
import type { FactsOptions } from './RecordFacts.tsx';

export type FactValue = FieldValues[string];

/** How a field is entered that its kind does not tell of. */
export interface FactInput {
  input: (given: InputGiven) => ReactNode;
  /** What is entered, of a stored record. */
  startOf?: (record: DeclaredRecord) => FactValue;
  /** What is wrong with it, if anything. */
  check?: (value: FactValue) => string | null;
  /** What the gateway takes for it. */
  inputOf?: (value: FactValue) => unknown;
  textOf?: (value: FactValue) => string;
}

interface InputGiven {
  form: UseFormReturnType<FieldValues>;
  name: string;
  /** For the input, which has no label beside it, to have a name and the focus. */
  bare: { 'aria-label': string; 'data-autofocus': true; size: 'xs' };
}

/** What a field's editor starts with, sends and shows of a value. */
export function factOf(field: DeclaredField, { editors = {}, words }: FactsOptions) {
  const { name } = field;
  const own = editors[name];
  const sent = (value: FactValue, base: DeclaredRecord): unknown =>
    own?.inputOf ? own.inputOf(value) : inputOf([field], { [name]: value }, base)[name];
  return {
    own,
    start: (record: DeclaredRecord): FactValue => own?.startOf?.(record) ?? valueOf(field, record),
    sent,
    textOf: (value: FactValue, base: DeclaredRecord): string =>
      own?.textOf ? own.textOf(value) : words.textOf(field, sent(value, base)),
  };
}

interface Props {
  field: DeclaredField;
  options: FactsOptions;
  save: (value: FactValue, base: DeclaredRecord) => Promise<DeclaredRecord>;
  onLeave: () => void;
}

export function FactEditor({ field, options, save, onLeave }: Props) {
  const { t } = useTranslation();
  const check = useFieldCheck();
  const box = useRef<HTMLDivElement>(null);
  const { declaration, record: stored, words } = options;
  const { name } = field;
  const { own, start, textOf } = factOf(field, options);
  const record = useRecordForm<FieldValues, DeclaredRecord>({
    name: `${declaration.kind} ${stored.id} ${name}`,
    stored: stored as Fresh<DeclaredRecord>,
    valuesOf: (from = stored) => ({ [name]: start(from) }),
    validate: {
      [name]: (value: FactValue) => (own?.check ? own.check(value) : check(field, value)),
    },
    // What is wrong may be said of another field that depends on this one.
    formNames: Object.fromEntries(declaration.fields.map((each) => [each.name, name])),
    save: (values, base = stored) => save(values[name]!, base),
  });
  const { form, merge } = record;
  const submit = () => box.current?.querySelector('form')?.requestSubmit();

  function leave() {
    record.discardDraft();
    onLeave();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      leave();
    } else if (event.key === 'Enter' && endsEntry(event)) {
      event.preventDefault();
      submit();
    }
  }

  /** A window that loses the focus leaves it to the input. */
  function onBlur({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.contains(relatedTarget) || document.activeElement === target) return;
    if (!merge && !form.validate().hasErrors) submit();
  }

  return (
    <div
      ref={box}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onChange={({ target }) => isChosen(target) && submit()}
      data-mantine-stop-propagation
    >
      <RecordForm
        record={record}
        labelOf={words.labelOf}
        describe={(_name, value) => textOf(value as FactValue, stored)}
        {...(merge && { submitLabel: t('save') })}
        cancel={leave}
      >
        <EntryInput field={field} options={options} form={form} />
      </RecordForm>
    </div>
  );
}

interface EntryProps extends Pick<Props, 'field' | 'options'> {
  form: InputGiven['form'];
}

function EntryInput({ field, options: { editors = {}, words }, form }: EntryProps) {
  const { name } = field;
  const own = editors[name];
  const label = words.labelOf(name);
  if (own) {
    return own.input({
      form,
      name,
      bare: { 'aria-label': label, 'data-autofocus': true, size: 'xs' },
    });
  }
  return (
    <FieldInput field={field} label={label} form={form} isFirst isBare choiceOf={words.choiceOf} />
  );
}

/** Said in one step, with nothing to type. */
const isChosen = (target: EventTarget) =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type === 'checkbox');

/** In a text of several lines Enter begins the next one. */
function endsEntry({ target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (target instanceof HTMLTextAreaElement) return ctrlKey || metaKey;
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fresh } from '../../components/record-form/formQuery.ts';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { useRecordForm } from '../../components/record-form/useRecordForm.ts';
import type { DeclaredField, DeclaredRecord } from '../declaration.ts';
import { FieldInput } from '../form/FieldInput.tsx';
import { type FieldValue, type FieldValues, inputOf, valuesOf } from '../form/fieldValues.ts';
import type { FormOf } from '../form/formDescription.ts';
import { useFieldCheck } from '../form/useFieldCheck.ts';
import type { FactsOptions } from './RecordFacts.tsx';

/** What a field's editor starts with, sends and shows of a value. */
export function factOf(field: DeclaredField, { entries = {}, words }: FactsOptions) {
  const { name } = field;
  const own = entries[name];
  const entered = { fields: [field], parts: [] };
  const sent = (value: FieldValue, stored: DeclaredRecord): unknown =>
    inputOf(entered, { [name]: value }, { entries, stored })[name];
  return {
    own,
    start: (record: DeclaredRecord): FieldValue => valuesOf(entered, entries, record)[name]!,
    sent,
    textOf: (value: FieldValue, base: DeclaredRecord): string =>
      own?.textOf ? own.textOf(value) : words.textOf(field, sent(value, base)),
  };
}

interface Props {
  field: DeclaredField;
  options: FactsOptions;
  save: (value: FieldValue, base: DeclaredRecord) => Promise<DeclaredRecord>;
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
      [name](value: FieldValue) {
        const problem = own?.check?.(value, {});
        return problem === undefined ? check(field, value) : problem;
      },
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
        describe={(_name, value) => textOf(value as FieldValue, stored)}
        {...(merge && { submitLabel: t('save') })}
        cancel={leave}
      >
        <EntryInput field={field} options={options} form={form} submit={submit} />
      </RecordForm>
    </div>
  );
}

interface EntryProps extends Pick<Props, 'field' | 'options'> {
  form: FormOf;
  submit: () => void;
}

function EntryInput({ field, options: { entries = {}, words }, form, submit }: EntryProps) {
  const { name } = field;
  const look = {
    'aria-label': words.labelOf(name),
    'data-autofocus': true,
    size: 'xs',
  } as const;
  const own = entries[name]?.input;
  if (own) return own({ form, name, look, submit });
  return <FieldInput choiceOf={words.choiceOf} {...{ field, form, name, look }} />;
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

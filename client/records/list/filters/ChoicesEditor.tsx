import { Checkbox, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { byNameRank } from '../../../core/byNameRank.ts';
import { folded } from '../../../core/folded.ts';
import { useFormat } from '../../../core/i18n/useFormat.ts';
import { NONE, parseChoices, serializeChoices } from './choices.ts';
import { useFilterScope } from './filterScope.ts';
import { knownChoices } from './givenFilter.ts';
import styles from './ListFilters.module.css';
import type { Choice, ChoicesFilter, ReferencesFilter, ValuesFilter } from './listFilter.ts';
import { useReferenceChoices } from './useReferenceChoices.ts';
import { type CountOf, useChoiceTotals, useValueCounts } from './useValueCounts.ts';
import { WaySwitch } from './WaySwitch.tsx';
import type { ValueCounts } from './listFilter.ts';
import type { ListCounts } from './listFilter.ts';

interface Props {
  filter: ChoicesFilter;
  onDone: () => void;
}

const MOST_WITHOUT_SEARCH = 9;

/** Chooses several values, or all except these; each shows its number of records. */
export function ChoicesEditor(props: Props) {
  const { counted } = props.filter;
  if (!counted) return <Choices {...props} />;
  const { by } = counted;
  return by === undefined ? (
    <TotalledChoices counted={counted} {...props} />
  ) : (
    <CountedChoices counted={{ ...counted, by }} {...props} />
  );
}

function CountedChoices({ counted, ...props }: Props & { counted: ValueCounts }) {
  const counts = useValueCounts(props.filter.name, counted);
  return <Choices countOf={(choice) => countIn(counts, choice)} {...props} />;
}

function TotalledChoices({ counted, ...props }: Props & { counted: ListCounts }) {
  const { name, choices } = props.filter;
  return <Choices countOf={useChoiceTotals(name, counted, choices)} {...props} />;
}

/** The values that the list has, and any other that is typed. */
export function ValuesEditor({ filter, onDone }: { filter: ValuesFilter; onDone: () => void }) {
  const { name, counted } = filter;
  const counts = useValueCounts(name, counted);
  const { parameters } = useFilterScope();
  const held = (counts ?? []).flatMap(({ value }) => value || []);
  const values = new Set([...parseChoices(parameters, name).values, ...held]);
  if (filter.canBeEmpty) values.delete(NONE);
  const choices = [...values].map((value) => ({ value, label: value }));
  return (
    <Choices
      filter={{ ...filter, kind: 'choices', choices }}
      countOf={(choice) => countIn(counts, choice)}
      isOpenEnded
      onDone={onDone}
    />
  );
}

/** The records that the list refers to. */
export function ReferencesEditor({
  filter,
  onDone,
}: {
  filter: ReferencesFilter;
  onDone: () => void;
}) {
  const counts = useValueCounts(filter.name, filter.counted);
  const choices = useReferenceChoices(filter);
  return (
    <Choices
      filter={{ ...filter, kind: 'choices', choices }}
      countOf={(choice) => countIn(counts, choice)}
      onDone={onDone}
    />
  );
}

function countIn(
  counts: ReturnType<typeof useValueCounts>,
  { value, of = [value] }: Choice,
): number | undefined {
  const own = counts?.filter((each) => (each.value ? of.includes(each.value) : value === NONE));
  return own?.reduce((sum, { count }) => sum + count, 0);
}

interface ChoicesProps extends Props {
  countOf?: CountOf;
  isOpenEnded?: boolean;
}

function Choices({ filter, onDone, countOf, isOpenEnded = false }: ChoicesProps) {
  const { t } = useTranslation();
  const { name, label, isSingle = false } = filter;
  const choices = filter.canBeEmpty
    ? [...filter.choices, { value: NONE, label: t('filters.empty') }]
    : filter.choices;
  const { parameters, change } = useFilterScope();
  const { values, isNot } = knownChoices(filter, parameters);
  const [text, setText] = useState('');
  const isLong = isOpenEnded || choices.length > MOST_WITHOUT_SEARCH;
  const shown = byNameRank(
    choices.filter((choice) => matches(choice, text)),
    text,
    (choice) => choice.label,
  );
  const typed = text.trim();
  const isOther = isOpenEnded && typed !== '' && !choices.some(({ value }) => value === typed);
  if (isOther) shown.push({ value: typed, label: typed });
  const write = (next: readonly string[], not = isNot) =>
    change({ [name]: serializeChoices({ values: next, isNot: not }) });

  function toggle(value: string) {
    const isOn = values.includes(value);
    if (isSingle) {
      write(isOn ? [] : [value]);
      onDone();
    } else write(isOn ? values.filter((each) => each !== value) : [...values, value]);
  }

  return (
    <>
      {isSingle ? null : (
        <WaySwitch
          label={t('filters.way', { label })}
          isNot={isNot}
          onChange={(not) => write(values, not)}
          disabled={values.length === 0}
        />
      )}
      {isLong ? (
        <TextInput
          data-autofocus
          size="xs"
          mb={6}
          aria-label={t('filters.find', { label })}
          placeholder={t('filters.find', { label })}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') moveAmongBoxes(event);
            if (event.key !== 'Enter' || typed === '' || !shown[0]) return;
            event.preventDefault();
            toggle(shown[0].value);
            setText('');
          }}
        />
      ) : null}
      <div
        className={styles.choices}
        role="group"
        aria-label={label}
        onKeyDown={moveAmongBoxes}
        // Choices that load later have the focus as soon as an arrow key is pressed.
        {...(choices.length === 0 && !isLong && { tabIndex: -1, 'data-autofocus': true })}
      >
        {shown.map((choice, index) => (
          <ChoiceRow
            key={choice.value}
            choice={choice}
            isOn={values.includes(choice.value)}
            isFirst={index === 0 && !isLong}
            count={countOf?.(choice)}
            isCounted={countOf !== undefined}
            onToggle={() => toggle(choice.value)}
          />
        ))}
      </div>
    </>
  );
}

/** Moves by arrow keys, as in a menu. */
function moveAmongBoxes(event: KeyboardEvent<HTMLElement>): void {
  const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const editor = event.currentTarget.closest('[role=dialog]');
  const boxes = [...(editor?.querySelectorAll<HTMLElement>('input[type=checkbox]') ?? [])];
  boxes[boxes.findIndex((box) => box === event.target) + step]?.focus();
}

const matches = ({ label }: Choice, text: string) => folded(label).includes(folded(text.trim()));

interface RowProps {
  choice: Choice;
  isOn: boolean;
  isFirst: boolean;
  count: number | undefined;
  isCounted: boolean;
  onToggle: () => void;
}

function ChoiceRow({ choice, isOn, isFirst, count, isCounted, onToggle }: RowProps) {
  const { number } = useFormat();
  return (
    <Checkbox
      size="xs"
      classNames={{
        root: styles.box,
        body: styles.choice,
        labelWrapper: styles.wrapper,
        label: styles.named,
      }}
      data-autofocus={isFirst || undefined}
      label={
        <>
          {choice.label}
          {isCounted ? (
            <span className={styles.count}>{count === undefined ? '' : number(count)}</span>
          ) : null}
        </>
      }
      checked={isOn}
      onChange={onToggle}
    />
  );
}

import { Checkbox, SegmentedControl, TextInput } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../app/i18n/useFormat.ts';
import { useAddressParams } from '../../../components/useAddressParams.ts';
import { useListParams } from '../../../components/useListParams.ts';
import { chosenIn, chosenText } from './choices.ts';
import styles from './ListFilters.module.css';
import type { Choice, ChoicesFilter } from './listFilter.ts';
import { type CountOf, useValueCounts, type ValueCounts } from './useValueCounts.ts';

interface Props {
  filter: ChoicesFilter;
  onDone: () => void;
}

const MOST_WITHOUT_SEARCH = 9;

/** Several values, or all but these; each with how many it shows. */
export function ChoicesEditor(props: Props) {
  const { counted } = props.filter;
  return counted ? <CountedChoices counted={counted} {...props} /> : <Choices {...props} />;
}

function CountedChoices({ counted, ...props }: Props & { counted: ValueCounts }) {
  return <Choices countOf={useValueCounts(props.filter.name, counted)} {...props} />;
}

function Choices({ filter, onDone, countOf }: Props & { countOf?: CountOf }) {
  const { t } = useTranslation();
  const { name, label, choices, isSingle = false, counted } = filter;
  const { change } = useListParams();
  const [parameters] = useAddressParams();
  const { values, isNot } = chosenIn(parameters, name);
  const [text, setText] = useState('');
  const isLong = choices.length > MOST_WITHOUT_SEARCH;
  const shown = choices.filter((choice) => matches(choice, text));
  const write = (next: readonly string[], not = isNot) =>
    change({ [name]: chosenText({ values: next, isNot: not }) });

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
        <SegmentedControl
          fullWidth
          size="xs"
          mb={6}
          aria-label={t('filters.way', { label })}
          value={isNot ? 'not' : 'is'}
          onChange={(way) => write(values, way === 'not')}
          disabled={values.length === 0}
          data={[
            { value: 'is', label: t('filters.is') },
            { value: 'not', label: t('filters.isNot') },
          ]}
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
        />
      ) : null}
      <div className={styles.choices} role="group" aria-label={label} onKeyDown={moveAmongBoxes}>
        {shown.map((choice, index) => (
          <ChoiceRow
            key={choice.value}
            choice={choice}
            isOn={values.includes(choice.value)}
            isFirst={index === 0 && !isLong}
            count={countOf?.(choice.of ?? [choice.value])}
            isCounted={counted !== undefined}
            onToggle={() => toggle(choice.value)}
          />
        ))}
      </div>
    </>
  );
}

/** Arrows, as in a menu. */
function moveAmongBoxes(event: KeyboardEvent<HTMLElement>): void {
  const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const boxes = [...event.currentTarget.querySelectorAll('input')];
  boxes[boxes.findIndex((box) => box === event.target) + step]?.focus();
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

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

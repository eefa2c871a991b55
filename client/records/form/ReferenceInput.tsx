import { useApolloClient } from '@apollo/client/react';
import { Select } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { folded } from '../../core/folded.ts';
import { noAnswerText } from '../../core/http.ts';
import { refusalOf } from '../../core/refusal.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { OptionWithDetails } from '../../ui/OptionWithDetails.tsx';
import type { ChosenKind, DeclaredRecord, RecordDeclaration } from '../declaration.ts';
import { documentsOf } from '../documents.ts';
import { useEnterSelectsFirst } from '../list/useEnterSelectsFirst.ts';
import { loadDeclarations } from '../loadDeclaration.ts';
import { evictKinds } from '../recordLists.ts';
import { creatorsOf, sdlNounOf } from '../resources.ts';
import { useUndoableCreation } from '../undo/useUndoable.ts';
import type { FieldInputProps, ReferenceValue } from './fieldOverrides.ts';
import { defaultValue } from './fieldValues.ts';
import { useReferenceOptions } from './useReferenceOptions.ts';

const CREATE = '+';

export interface ReferenceInputProps extends FieldInputProps {
  reference: ChosenKind;
  value: readonly ReferenceValue[];
  error?: ReactNode;
  /** The id of a record that is not offered. */
  without?: string;
  /** More fields of the record that `onChange` gets. */
  select?: readonly string[];
  onChange: (value: ReferenceValue[], record?: DeclaredRecord) => void;
}

/** Chooses a record of another kind by its title, or creates one with the typed title. */
export function ReferenceInput({
  reference,
  value: [chosen],
  without,
  select = [],
  onChange,
  ...field
}: ReferenceInputProps) {
  const { t } = useTranslation('records');
  const { kind, details = [] } = reference;
  const [typed, setTyped] = useState(chosen?.name ?? '');
  const options = useReferenceOptions(reference, { typed, chosen, select, without });
  const { found, nameOf, isChosen, isAnswered } = options;
  const creation = useCreation(reference);
  const names = new Map([...found].map(([id, record]) => [id, nameOf(record)]));
  if (chosen) names.set(chosen.id, chosen.name);
  const text = typed.trim();
  const firstMatch = useEnterSelectsFirst(isChosen ? '' : text, isAnswered, found.size > 0);
  const isKnown = [...found.values()].some((each) => folded(nameOf(each)) === folded(text));
  const isNew = creation.isAllowed && !isChosen && text !== '' && !isKnown;
  const clearLabel = t('reference.clear', { field: field.label ?? field['aria-label'] });
  const noun = t(`kinds.${kind}` as 'kinds.Project', { defaultValue: sdlNounOf(kind) });

  async function choose(id: string | null) {
    if (id !== CREATE) return onChange(id ? [{ id, name: names.get(id)! }] : [], found.get(id!));
    const made = await creation.create(text);
    if (!made) return undefined;
    const name = nameOf(made);
    setTyped(name);
    return onChange([{ id: made.id, name }], made);
  }

  return (
    <Select
      searchable
      clearable
      allowDeselect={false}
      placeholder={t('reference.find')}
      clearButtonProps={{ 'aria-label': clearLabel, 'aria-hidden': false, tabIndex: 0 }}
      comboboxProps={{ keepMounted: false, withinPortal: false, shadow: 'md' }}
      nothingFoundMessage={t('reference.none')}
      filter={({ options: all }) =>
        all.filter(
          (option) => 'value' in option && (found.has(option.value) || option.value === CREATE),
        )
      }
      searchValue={typed}
      onSearchChange={setTyped}
      onOptionSubmit={(id) => setTyped(names.get(id) ?? typed)}
      {...firstMatch}
      {...field}
      // A dialog gives the focus to what is marked so, which must not take it from here while one types.
      {...(field.autoFocus && { 'data-autofocus': true })}
      error={creation.problem ?? field.error}
      data={[
        ...[...names].map(([value, label]) => ({ value, label })),
        ...(isNew ? [{ value: CREATE, label: t('reference.create', { noun, name: text }) }] : []),
      ]}
      renderOption={({ option: { value, label } }) => (
        <OptionWithDetails
          name={label}
          details={details.map((name) => found.get(value)?.[name] as string | null)}
        />
      )}
      value={chosen?.id ?? null}
      onChange={(id) => void choose(id)}
    />
  );
}

/** Creates a record as a form does in which only the title is entered; the gateway says what else it needs. */
function useCreation({ kind, title }: ChosenKind) {
  const { t } = useTranslation('screens');
  const client = useApolloClient();
  const offerUndo = useUndoableCreation();
  const [problem, setProblem] = useState<string>();
  const creators = creatorsOf(kind);
  const isAllowed = useIsInGroup(creators ?? 'sa') && creators !== undefined;
  return {
    problem,
    isAllowed,
    async create(name: string): Promise<DeclaredRecord | undefined> {
      setProblem(undefined);
      try {
        const declaration = (await loadDeclarations()).find((each) => each.kind === kind)!;
        const { data } = await client.mutate({
          mutation: documentsOf(declaration).create,
          variables: { input: { ...firstChoices(declaration), [title]: name } },
          update: evictKinds(kind),
        });
        const { [declaration.one]: made, activityId } = Object.values(data!)[0]!;
        offerUndo({ message: t('created', { name }), activityId });
        return made;
      } catch (error) {
        const { fields = {}, message } = refusalOf(error) ?? { message: noAnswerText() };
        setProblem(Object.values(fields)[0] ?? message);
        return undefined;
      }
    },
  };
}

/** Returns the required choices as a new form shows them. */
const firstChoices = ({ fields }: RecordDeclaration) =>
  Object.fromEntries(
    fields
      .filter(({ kind, isRequired, isCreatable }) => kind === 'choice' && isRequired && isCreatable)
      .map((field) => [field.name, defaultValue(field)]),
  );

import { useApolloClient, useQuery } from '@apollo/client/react';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { byNameRank } from '../../core/byNameRank.ts';
import { folded } from '../../core/folded.ts';
import { noAnswerText } from '../../core/http.ts';
import { refusalOf } from '../../core/refusal.ts';
import { useIsInGroup } from '../../core/roles.ts';
import type { DeclaredReference } from '../declaration.ts';
import { titlesDocument, documentsOf } from '../documents.ts';
import { useEnterSelectsFirst } from '../list/useEnterSelectsFirst.ts';
import { loadDeclarations } from '../loadDeclaration.ts';
import { evictKinds } from '../recordLists.ts';
import { creatorsOf, sdlNounOf } from '../resources.ts';
import { useUndoableCreation } from '../undo/useUndoable.ts';
import type { FieldInputProps, ReferenceValue } from './fieldOverrides.ts';

const TYPING_PAUSE_MS = 200;
const MOST = 8;
/** The choices of a list that has no search of its own, which the browser searches. */
const MOST_UNSEARCHED = 100;
const CREATE = '+';

interface Props extends FieldInputProps {
  reference: DeclaredReference;
  value: readonly ReferenceValue[];
  error?: ReactNode;
  onChange: (value: ReferenceValue[]) => void;
}

/** Chooses a record of another kind by its title, or creates one with the typed title. */
export function ReferenceInput({ reference, value: [chosen], onChange, ...field }: Props) {
  const { t } = useTranslation('records');
  const { kind, many, title, isSearched } = reference;
  const [typed, setTyped] = useState(chosen?.name ?? '');
  const [text] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const wanted = text === chosen?.name ? '' : text;
  const { data, previousData } = useQuery(titlesDocument(reference), {
    variables: {
      filter: isSearched && wanted ? { text: wanted } : {},
      first: isSearched ? MOST : MOST_UNSEARCHED,
    },
  });
  const creation = useCreation(kind, title);
  const nodes = (data ?? previousData)?.[many]?.nodes ?? [];
  const named = nodes.map((node) => ({ id: node.id, name: String(node[title]) }));
  const isChosen = typed === (chosen?.name ?? '');
  const fitting = isChosen
    ? named
    : named.filter(({ name }) => folded(name).includes(folded(typed.trim())));
  const found = byNameRank(isSearched ? named : fitting, typed, ({ name }) => name).slice(0, MOST);
  const names = new Map(found.map(({ id, name }) => [id, name]));
  if (chosen) names.set(chosen.id, chosen.name);
  const isAnswered = data !== undefined && text === typed.trim();
  const firstMatch = useEnterSelectsFirst(isChosen ? '' : typed.trim(), isAnswered);
  const isNew =
    creation.isAllowed &&
    !isChosen &&
    typed.trim() !== '' &&
    !found.some(({ name }) => folded(name) === folded(typed.trim()));
  const noun = t(`kinds.${kind}` as 'kinds.Project', { defaultValue: sdlNounOf(kind) });

  async function choose(id: string | null) {
    if (id !== CREATE) return onChange(id ? [{ id, name: names.get(id)! }] : []);
    const made = await creation.create(typed.trim());
    if (!made) return undefined;
    setTyped(made.name);
    return onChange([made]);
  }

  return (
    <Select
      searchable
      clearable
      allowDeselect={false}
      placeholder={t('reference.find')}
      clearButtonProps={{ 'aria-label': t('reference.clear'), 'aria-hidden': false, tabIndex: 0 }}
      comboboxProps={{ keepMounted: false, withinPortal: false, shadow: 'md' }}
      nothingFoundMessage={t('reference.none')}
      filter={({ options }) =>
        options.filter(
          (option) => 'value' in option && (names.has(option.value) || option.value === CREATE),
        )
      }
      searchValue={typed}
      onSearchChange={setTyped}
      onOptionSubmit={(id) => setTyped(names.get(id) ?? typed)}
      {...firstMatch}
      {...field}
      error={creation.problem ?? field.error}
      data={[
        ...[...names].map(([value, label]) => ({ value, label })),
        ...(isNew
          ? [{ value: CREATE, label: t('reference.create', { noun, name: typed.trim() }) }]
          : []),
      ]}
      value={chosen?.id ?? null}
      onChange={(id) => void choose(id)}
    />
  );
}

/** Creates a record of which only the title is known; the gateway says what else it needs. */
function useCreation(kind: string, title: string) {
  const { t } = useTranslation('screens');
  const client = useApolloClient();
  const offerUndo = useUndoableCreation();
  const [problem, setProblem] = useState<string>();
  const creators = creatorsOf(kind);
  const isAllowed = useIsInGroup(creators ?? 'sa') && creators !== undefined;
  return {
    problem,
    isAllowed,
    async create(name: string): Promise<ReferenceValue | undefined> {
      setProblem(undefined);
      try {
        const declaration = (await loadDeclarations()).find((each) => each.kind === kind)!;
        const { data } = await client.mutate({
          mutation: documentsOf(declaration).create,
          variables: { input: { [title]: name } },
          update: evictKinds(kind),
        });
        const { [declaration.one]: made, activityId } = Object.values(data!)[0]!;
        offerUndo({ message: t('created', { name }), activityId });
        return { id: made!.id, name: String(made![title]) };
      } catch (error) {
        const { fields = {}, message } = refusalOf(error) ?? { message: noAnswerText() };
        setProblem(Object.values(fields)[0] ?? message);
        return undefined;
      }
    },
  };
}

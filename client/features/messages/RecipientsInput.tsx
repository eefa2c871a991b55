import { useQuery } from '@apollo/client/react';
import { type ComboboxParsedItem, MultiSelect } from '@mantine/core';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { byNameRank } from '../../core/byNameRank.ts';
import { folded } from '../../core/folded.ts';
import { useEnterSelectsFirst } from '../../records/list/useEnterSelectsFirst.ts';
import { type DraftRecipient, recipient } from './messageDrafts.ts';
import { RecipientsDocument } from './RecipientsInput.generated.ts';

const TYPING_PAUSE_MS = 200;
const MOST = 10;

interface Props {
  value: DraftRecipient[];
  error: string | undefined;
  onChange: (recipients: DraftRecipient[]) => void;
}

export function RecipientsInput({ value, error, onChange }: Props) {
  const { t } = useTranslation(['messages', 'records']);
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const { data, previousData } = useQuery(RecipientsDocument, {
    variables: { text: text || null },
  });
  const found = (data ?? previousData)?.recipients ?? [];
  const isAnswered = data !== undefined && text === typed;
  const firstMatch = useEnterSelectsFirst(typed, isAnswered);
  const known = new Map([...found, ...value].map(({ id, name }) => [id, name]));
  const chosen = new Map(value.map((each) => [each.id, each]));
  return (
    <MultiSelect
      label={t('records:fieldsOf.Message.recipient')}
      placeholder={value.length > 0 ? undefined : t('toHint')}
      error={error}
      autoFocus={value.length === 0}
      searchable
      hidePickedOptions
      maxValues={MOST}
      searchValue={typed}
      onSearchChange={setTyped}
      {...firstMatch}
      filter={({ options }) =>
        isAnswered ? options : byNameRank(options.filter(likeIt(typed)), typed, labelOf)
      }
      nothingFoundMessage={t('noRecipient')}
      data={[...known].map(([id, name]) => ({ value: id, label: name }))}
      value={[...chosen.keys()]}
      onChange={(ids) =>
        onChange(ids.map((id) => chosen.get(id) ?? recipient({ id, name: known.get(id) ?? '' })))
      }
    />
  );
}

const labelOf = (option: ComboboxParsedItem) => ('label' in option ? option.label : '');

/** Returns a match for labels that have each word of the text. */
function likeIt(text: string) {
  const words = folded(text).split(/\s+/);
  return (option: ComboboxParsedItem) =>
    'label' in option && words.every((word) => folded(option.label).includes(word));
}

import { Combobox, Kbd, Text, TextInput, useCombobox } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSettings } from '../core/settings.ts';
import type { GuideIndex, GuidePassage } from './guide.ts';
import styles from './GuideSearch.module.css';
import { excerpt, marked, search } from './search.ts';
import { addressOf, loadIndex } from './useGuide.ts';

/** Searches while typing; `/` focuses, arrows choose, Enter opens. */
export function GuideSearch() {
  const { t } = useTranslation('docs');
  const { language } = useSettings();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [index, setIndex] = useState<GuideIndex>();
  const [asked, setAsked] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  useHotkeys([['/', () => input.current?.focus()]]);
  const found = index ? search(index, asked) : [];

  async function open(address: string) {
    combobox.closeDropdown();
    setAsked('');
    input.current?.blur();
    await navigate(address);
  }

  return (
    <search className={styles.search}>
      <Combobox store={combobox} withinPortal={false} onOptionSubmit={(value) => void open(value)}>
        <Combobox.Target>
          <TextInput
            ref={input}
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            leftSection={<IconSearch size={16} aria-hidden />}
            rightSection={asked ? null : <Kbd aria-hidden>/</Kbd>}
            value={asked}
            onFocus={() => void loadIndex(language).then(setIndex)}
            onBlur={() => combobox.closeDropdown()}
            onClick={() => combobox.openDropdown()}
            onKeyDown={({ key }) => {
              const [best] = found;
              // The list may lag behind the typing, with nothing chosen yet.
              if (key === 'Enter' && best && combobox.getSelectedOptionIndex() === -1) {
                void open(addressOf(best.slug, best.headingId));
              }
            }}
            onChange={({ currentTarget }) => {
              setAsked(currentTarget.value);
              combobox.openDropdown();
              combobox.selectFirstOption();
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={asked.trim() === '' || !index}>
          <Combobox.Options className={styles.found} tabIndex={0} aria-label={t('found')}>
            {found.length === 0 ? <Combobox.Empty>{t('nothingFound')}</Combobox.Empty> : null}
            {found.map((passage) => (
              <Found key={addressOf(passage.slug, passage.headingId)} {...{ passage, asked }} />
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </search>
  );
}

function Found({ passage, asked }: { passage: GuidePassage; asked: string }) {
  const { slug, headingId, heading, pageTitle, text } = passage;
  return (
    <Combobox.Option value={addressOf(slug, headingId)}>
      <Text size="sm" fw={600}>
        <Marked text={heading} asked={asked} />
      </Text>
      {headingId ? <Text size="xs">{pageTitle}</Text> : null}
      <Text size="xs" className={styles.excerpt}>
        <Marked text={excerpt(text, asked)} asked={asked} />
      </Text>
    </Combobox.Option>
  );
}

function Marked({ text, asked }: { text: string; asked: string }) {
  return marked(text, asked).map((piece, place) =>
    piece.isFound ? (
      <mark key={place} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

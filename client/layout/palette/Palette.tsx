import { createSpotlight, Spotlight } from '@mantine/spotlight';
import '@mantine/core/styles/Modal.css';
import '@mantine/spotlight/styles.css';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Palette.module.css';
import { type PaletteGroup, usePaletteGroups } from './usePaletteGroups.ts';
import { usePaletteSearch } from './usePaletteSearch.ts';
import { usePaletteSelection } from './usePaletteSelection.ts';

const [store, palette] = createSpotlight();

interface Props {
  typed: string;
  onType: (typed: string) => void;
  onReady: () => void;
}

/** Finds pages and actions by name, records by content. Opens when mounted. */
export function Palette({ typed, onType, onReady }: Props) {
  const { t } = useTranslation('palette');
  const { hits, isWaiting, error } = usePaletteSearch(typed.trim());
  const groups = usePaletteGroups(typed.trim(), hits);
  const holdKey = usePaletteSelection({
    ...{ store, typed, isWaiting, hasFailed: error !== undefined },
    isFirstSure: groups.length > 0 && !groups[0]!.isLate,
    choices: groups.flatMap(({ choices }) => choices.map(({ key }) => key)).join(' '),
  });
  useEffect(() => palette.open(), []);
  return (
    <Spotlight.Root
      store={store}
      query={typed}
      onQueryChange={onType}
      shortcut={null}
      scrollable
      maxHeight="60vh"
      attributes={{ content: { 'aria-label': t('title') } }}
    >
      <Spotlight.Search
        placeholder={t('placeholder')}
        aria-label={t('title')}
        onKeyDownCapture={holdKey}
        onFocus={({ currentTarget }) => {
          currentTarget.setSelectionRange(typed.length, typed.length);
          onReady();
        }}
        leftSection={<IconSearch size={20} aria-hidden />}
      />
      <Spotlight.ActionsList aria-busy={isWaiting}>
        {groups.map((group) => (
          <Group key={group.name} {...group} />
        ))}
        {groups.length === 0 || error ? (
          <Spotlight.Empty role="status">
            {error ? t('failed') : isWaiting ? t('searching') : t('nothing')}
          </Spotlight.Empty>
        ) : null}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

function Group({ name, choices }: PaletteGroup) {
  return (
    <Spotlight.ActionsGroup label={name}>
      {choices.map(({ key, label, note, icon: Icon, run }) => (
        <Spotlight.Action
          key={key}
          label={label}
          description={note}
          classNames={{ actionDescription: styles.note }}
          leftSection={Icon ? <Icon size={20} stroke={1.75} aria-hidden /> : null}
          onClick={() => {
            leaveField();
            run();
          }}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
}

/** Takes the focus off the field, because text typed while the palette closes is meant for the chosen page. */
function leaveField() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

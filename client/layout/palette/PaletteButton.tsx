import { ActionIcon, FocusTrap, Overlay, Paper } from '@mantine/core';
import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetEarlyKeys, isTextKey, withKey } from '../../core/earlyKeys.ts';
import { PartLoader } from '../../ui/PartLoader.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { usePaletteCode } from './usePaletteCode.ts';

/** Opens the palette, as Ctrl+K does. Its code loads on first use. */
export function PaletteButton() {
  const { t } = useTranslation('shell');
  const [opening, setOpening] = useState(0);
  const [typed, setTyped] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  const { Palette, error, load } = usePaletteCode();
  const waitForCode = () => {
    setWaiting(true);
    void load();
  };
  const open = () => {
    setTyped('');
    setOpening((before) => before + 1);
    waitForCode();
  };
  const takeKeys = () => {
    forgetEarlyKeys();
    setWaiting(false);
  };
  const giveUp = () => {
    setWaiting(false);
    setOpening(0);
  };
  const isComing = opening > 0 && !Palette;
  useHotkeys([['mod+K', open]], [], true);
  useKeysWhileWaiting(isWaiting && !error, setTyped);
  useHotkeys(isComing ? [['Escape', giveUp]] : [], []);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('search.open')}
        aria-keyshortcuts="Control+K"
        onClick={open}
      >
        <IconSearch size={20} aria-hidden />
      </ActionIcon>
      {isComing ? (
        <Overlay fixed center backgroundOpacity={0.3}>
          {error ? (
            <FocusTrap>
              <Paper p="lg">
                <PendingPart error={error} onRetry={waitForCode} />
              </Paper>
            </FocusTrap>
          ) : (
            <PartLoader />
          )}
        </Overlay>
      ) : null}
      {opening > 0 && Palette ? (
        <Palette key={opening} typed={typed} onType={setTyped} onReady={takeKeys} />
      ) : null}
    </>
  );
}

/** Keeps what is typed before the palette's field has the focus. */
function useKeysWhileWaiting(
  isWaiting: boolean,
  change: (next: (typed: string) => string) => void,
) {
  useWindowEvent(
    'keydown',
    (event) => {
      if (!isWaiting || !isTextKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
      change((typed) => withKey(typed, event.key));
    },
    { capture: true },
  );
}

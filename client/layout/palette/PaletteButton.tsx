import { ActionIcon, Overlay } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartLoader } from '../../components/PartLoader.tsx';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));

/** Opens the search, as Ctrl+K does everywhere. Its code comes when it is first wanted. */
export function PaletteButton() {
  const { t } = useTranslation('shell');
  const [opening, setOpening] = useState(0);
  const open = () => setOpening((before) => before + 1);
  useHotkeys([['mod+K', open]], [], true);
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
      {opening > 0 ? (
        <Suspense
          fallback={
            <Overlay fixed center backgroundOpacity={0.3}>
              <PartLoader />
            </Overlay>
          }
        >
          <Palette key={opening} />
        </Suspense>
      ) : null}
    </>
  );
}

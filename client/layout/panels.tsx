import { Overlay } from '@mantine/core';
import { createContext, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../core/lazyPart.ts';
import { PartLoader } from '../ui/PartLoader.tsx';
import { SideDrawer } from '../ui/SideDrawer.tsx';
import type { PanelProps } from './panelProps.ts';

const panels = {
  chat: lazyPart(async () => (await import('../features/chats/ChatPanel.tsx')).ChatPanel),
  ownChanges: lazyPart(
    async () => (await import('../features/activities/OwnChangesPanel.tsx')).OwnChangesPanel,
  ),
  newTodo: lazyPart(async () => (await import('../features/todos/NewTodoPanel.tsx')).NewTodoPanel),
  keys: lazyPart(async () => (await import('./keys/KeySheet.tsx')).KeySheet),
  settings: lazyPart(async () => (await import('./settings/SettingsPanel.tsx')).SettingsPanel),
};

const PENDING_WIDTH = 400;

type PanelName = keyof typeof panels;

const PanelContext = createContext<(name: PanelName) => void>(() => undefined);

export const useOpenPanel = () => useContext(PanelContext);

/** Opens one panel at a time; an opened one stays mounted for its closing transition. */
export function PanelProvider({ children }: { children: ReactNode }) {
  const [name, setName] = useState<PanelName>();
  const [isOpen, setOpen] = useState(false);
  const Panel = name && panels[name];
  const shown = { opened: isOpen, onClose: () => setOpen(false) };
  const open = useCallback((wanted: PanelName) => {
    setName(wanted);
    setOpen(true);
  }, []);
  return (
    <PanelContext value={open}>
      {children}
      {Panel ? (
        <Suspense
          fallback={
            name === 'newTodo' || name === 'keys' ? <PendingDialog /> : <PendingPanel {...shown} />
          }
        >
          <Panel {...shown} />
        </Suspense>
      ) : null}
    </PanelContext>
  );
}

/** Stands for a panel that is loading; shows nothing when it is closed before. */
function PendingPanel(shown: PanelProps) {
  const { t } = useTranslation();
  return (
    <SideDrawer {...shown} width={PENDING_WIDTH} title={t('loading')}>
      <PartLoader />
    </SideDrawer>
  );
}

/** Stands for a dialog that is loading; text typed meanwhile goes into its field. */
function PendingDialog() {
  return (
    <Overlay fixed center backgroundOpacity={0.3} data-takes-keys>
      <PartLoader />
    </Overlay>
  );
}

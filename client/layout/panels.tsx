import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';

/** What opens beside the page, each with code of its own that comes when it is first wanted. */
const panels = {
  chat: lazy(async () => ({
    default: (await import('../features/chats/ChatPanel.tsx')).ChatPanel,
  })),
  ownChanges: lazy(async () => ({
    default: (await import('../features/activities/OwnChangesPanel.tsx')).OwnChangesPanel,
  })),
  settings: lazy(async () => ({ default: (await import('./SettingsPanel.tsx')).SettingsPanel })),
};

type PanelName = keyof typeof panels;

export interface PanelProps {
  opened: boolean;
  onClose: () => void;
}

const PanelContext = createContext<(name: PanelName) => void>(() => undefined);

/** Opens the panel that has the name. */
export const useOpenPanel = () => useContext(PanelContext);

/** One panel at a time; one that was opened stays mounted, so that it can close with a movement. */
export function PanelProvider({ children }: { children: ReactNode }) {
  const [name, setName] = useState<PanelName>();
  const [isOpen, setOpen] = useState(false);
  const Panel = name && panels[name];
  function open(wanted: PanelName) {
    setName(wanted);
    setOpen(true);
  }
  return (
    <PanelContext value={open}>
      {children}
      {Panel ? (
        <Suspense>
          <Panel opened={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </PanelContext>
  );
}

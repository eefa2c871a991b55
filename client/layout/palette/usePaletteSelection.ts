import { type SpotlightStore, useSpotlight } from '@mantine/spotlight';
import { type KeyboardEvent, useEffect, useRef } from 'react';

interface Shown {
  store: SpotlightStore;
  typed: string;
  choices: string;
  /** Whether the choices are still those of an earlier text. */
  isWaiting: boolean;
  /** Whether no hit can come before the first choice. */
  isFirstSure: boolean;
  hasFailed: boolean;
}

/**
 * Selects the first choice, unless the person moved the selection: Mantine selects only when the text changes. While a
 * late hit could come before it, nothing is selected and Enter waits. Answers what the field does with keys.
 */
export function usePaletteSelection(shown: Shown) {
  const { store, typed, choices, isWaiting, hasFailed } = shown;
  const hasMoved = useRef(false);
  const isEnterHeld = useRef(false);
  const { listId } = useSpotlight(store);
  const isFirstOpen = isWaiting && !shown.isFirstSure;
  useEffect(() => {
    hasMoved.current = false;
    isEnterHeld.current = false;
  }, [typed]);
  useEffect(() => {
    // This runs after Mantine's own selection, which a change of the text leaves for its next microtask.
    queueMicrotask(() => {
      if (typed !== '') select(store, { isKept: hasMoved.current, isFirstOpen });
      if (isWaiting || !isEnterHeld.current) return;
      isEnterHeld.current = false;
      if (!hasFailed) actionsOf(store).find(isSelected)?.click();
    });
  }, [store, listId, typed, choices, isWaiting, isFirstOpen, hasFailed]);

  return function holdKey(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      hasMoved.current = true;
      isEnterHeld.current = false;
    }
    if (event.key !== 'Enter' || !isFirstOpen || hasMoved.current) return;
    event.preventDefault();
    event.stopPropagation();
    isEnterHeld.current = true;
  };
}

/**
 * Selects an action: Mantine marks it in the page, and has its place in the store, which changes with the actions
 * above.
 */
function select(
  store: SpotlightStore,
  { isKept, isFirstOpen }: { isKept: boolean; isFirstOpen: boolean },
): void {
  const actions = actionsOf(store);
  const kept = isKept ? actions.find(isSelected) : undefined;
  const selected = kept ?? (isFirstOpen ? undefined : actions[0]);
  for (const action of actions) action.toggleAttribute('data-selected', action === selected);
  selected?.scrollIntoView({ block: 'nearest' });
  store.updateState((state) => ({ ...state, selected: selected ? actions.indexOf(selected) : -1 }));
}

function actionsOf(store: SpotlightStore): HTMLElement[] {
  const list = document.getElementById(store.getState().listId);
  return [...(list?.querySelectorAll<HTMLElement>('[data-action]') ?? [])];
}

const isSelected = (action: HTMLElement) => action.hasAttribute('data-selected');

import { type RefObject, useEffect, useRef } from 'react';
import type { KeyAction, KeyGroup } from './keyTable.ts';

/** Returns false when there is nothing to do at the moment: the key then goes on to another screen part. */
export type KeyHandler = () => unknown;

type Handlers<Group extends KeyGroup> = { [Action in KeyAction<Group>]?: KeyHandler | undefined };

interface Options {
  /** The dialog in which the keys work; without it they work while no dialog or menu is open. */
  within?: RefObject<Element | null>;
  /** Whether the keys work while another page loads: text typed then is meant for that page. */
  whileLeaving?: boolean;
}

interface Registered extends Options {
  group: KeyGroup;
  handlers: Readonly<Record<string, KeyHandler | undefined>>;
}

const registered = new Set<Registered>();

/** Runs actions of the table by their keys while the component is shown. Without a handler there is no key. */
export function useKeys<Group extends KeyGroup>(
  group: Group,
  handlers: Handlers<Group>,
  { within, whileLeaving }: Options = {},
): void {
  const entry = useRef<Registered>(undefined);
  useEffect(() => {
    entry.current ??= { group, handlers: {} };
    Object.assign(entry.current, { group, handlers, within, whileLeaving });
  });
  useEffect(() => {
    const own = entry.current!;
    registered.add(own);
    return () => void registered.delete(own);
  }, []);
}

const pauses = new Set<() => boolean>();

/** Pauses all single keys while the test holds, as where text is about to be typed. */
export function useKeyPause(test: () => boolean): void {
  const last = useRef(test);
  useEffect(() => {
    last.current = test;
  });
  useEffect(() => {
    const pause = () => last.current();
    pauses.add(pause);
    return () => void pauses.delete(pause);
  }, []);
}

/** Returns the handlers of the shown screen, the last shown part first. */
export const shownKeys = (): Registered[] => [...registered].toReversed();

export const areKeysPaused = (): boolean => [...pauses].some((isPaused) => isPaused());

import type { ScheduleEventData } from '@mantine/schedule';
import type { KeyboardEvent, PointerEvent, RefCallback } from 'react';
import type { EventTile_EventFragment } from './EventTile.generated.ts';

/** Handlers shared by all tiles. They stay the same, so that unchanged tiles are not drawn again. */
export interface TileActions {
  mayChange: boolean;
  /** The id of the text that says how to move it by keyboard. */
  describedBy: string | undefined;
  grab: (drawn: ScheduleEventData, press: PointerEvent<HTMLElement>) => void;
  onKeyDown: (event: EventTile_EventFragment, key: KeyboardEvent) => void;
  leave: () => void;
  open: (drawn: ScheduleEventData) => void;
}

export interface Taken {
  id: string;
  keep: RefCallback<HTMLAnchorElement>;
}

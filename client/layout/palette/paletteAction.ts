import type { Icon } from '@tabler/icons-react';
import type { Group } from '../../core/roles.ts';

export interface PaletteAction {
  name: string;
  /** Another name by which it is found. */
  otherName?: string | undefined;
  /** Words by which it is found, too. */
  alsoSaid?: string | undefined;
  icon: Icon;
  run: () => void;
  group?: Group;
}

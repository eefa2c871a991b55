import { forGroup } from '../../app/guards.ts';
import { readFirstSteps } from './firstSteps.ts';

/** Reads the checklist first, to avoid a layout shift; each tile loads its own figures. */
export const loader = forGroup('sa', readFirstSteps);

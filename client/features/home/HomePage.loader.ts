import { forGroup } from '../../app/guards.ts';
import { readFirstSteps } from './firstSteps.ts';

/**
 * Knows of the checklist before the page is there, so that it pushes nothing down. Each tile asks for its own
 * figures: one that is late or fails keeps none of the others waiting.
 */
export const loader = forGroup('sa', readFirstSteps);

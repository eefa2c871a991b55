import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../core/apollo.ts';
import { forGroup } from '../../core/guards.ts';
import { preloadAttention } from './attentionQuery.ts';
import { FirstStepsDocument } from './FirstSteps.generated.ts';
import { areFirstStepsDismissed } from './firstSteps.ts';
import { periodIn } from './period.ts';
import { preloadTiles } from './tileQueries.ts';

/** The page waits for its checklist and for what needs attention, which would move what is below, and for no tile. */
export const loader = forGroup('sa', ({ request }: LoaderFunctionArgs) => ({
  attention: preloadAttention(),
  ...preloadTiles(periodIn(new URL(request.url).searchParams)),
  firstSteps: areFirstStepsDismissed()
    ? null
    : preloadQuery(FirstStepsDocument, {
        fetchPolicy: 'cache-and-network',
        errorPolicy: 'all',
      }),
}));

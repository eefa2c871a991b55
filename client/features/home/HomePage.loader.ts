import { forGroup } from '../../app/guards.ts';
import { preloadQuery } from '../../app/apollo.ts';
import { HomePageDocument } from './HomePage.generated.ts';

export const loader = forGroup('sa', () =>
  preloadQuery(HomePageDocument, { fetchPolicy: 'cache-and-network' }),
);

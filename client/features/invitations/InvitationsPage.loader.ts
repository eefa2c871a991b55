import { preloadQuery } from '../../core/apollo.ts';
import { InvitationsPageDocument } from './InvitationsPage.generated.ts';

export const loader = () =>
  preloadQuery(InvitationsPageDocument, { fetchPolicy: 'cache-and-network' });

import { preloadQuery } from '../../core/apollo.ts';
import { ProfilePageDocument } from './ProfilePage.generated.ts';

export const loader = () => preloadQuery(ProfilePageDocument, { fetchPolicy: 'cache-and-network' });

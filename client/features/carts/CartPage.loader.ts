import { preloadQuery } from '../../core/apollo.ts';
import { OwnCartDocument } from './cartChanges.generated.ts';

export function loader() {
  return preloadQuery(OwnCartDocument, { fetchPolicy: 'cache-and-network' });
}

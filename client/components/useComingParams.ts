import { useLocation, useNavigation } from 'react-router-dom';

/**
 * The query of the page's address, as it will be once the navigation under way has ended: the next change is made from
 * that, so that two in quick succession are both kept.
 */
export function useComingParams(): URLSearchParams {
  const current = useLocation();
  const coming = useNavigation().location;
  const isSamePage = coming?.pathname === current.pathname;
  return new URLSearchParams(isSamePage ? coming.search : current.search);
}

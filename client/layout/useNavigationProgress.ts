import { nprogress } from '@mantine/nprogress';
import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';

/** Runs the thin bar at the top while the next page is on its way. */
export function useNavigationProgress(): void {
  const { state } = useNavigation();
  useEffect(() => {
    if (state === 'idle') nprogress.complete();
    else nprogress.start();
    return () => nprogress.reset();
  }, [state]);
}

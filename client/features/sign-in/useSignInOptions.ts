import { useEffect, useState } from 'react';
import { callRest } from '../../core/http.ts';

interface SignInOptions {
  registration: 'open' | 'invite' | 'closed';
  isDemo: boolean;
  provider: string | null;
}

/** Asks for the options by REST, since public screens do not load Apollo. Undefined until they are known. */
export function useSignInOptions(): SignInOptions | undefined {
  const [options, setOptions] = useState<SignInOptions>();
  useEffect(() => {
    callRest<SignInOptions>('GET', '/api/auth/options').then(setOptions, () => undefined);
  }, []);
  return options;
}

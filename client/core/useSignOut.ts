import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { paths } from './paths.ts';
import { session } from './session.ts';
import { SignOutDocument } from './SignOut.generated.ts';

/** Ends this session or all sessions of the account. Removes the token even if the gateway is unreachable. */
export function useSignOut({ everywhere = false } = {}): () => Promise<void> {
  const [signOut] = useMutation(SignOutDocument, { variables: { input: { everywhere } } });
  const navigate = useNavigate();
  return async () => {
    await signOut().catch(() => undefined);
    session.leave();
    await navigate(paths.login);
  };
}

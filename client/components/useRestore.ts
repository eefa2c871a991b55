import { useApolloClient } from '@apollo/client/react';
import { useAttempt } from './useAttempt.ts';
import { RestoreDocument } from './useRestore.generated.ts';

/** Takes an activity back by the gateway, and says so when it cannot. True when it is taken back. */
export function useRestore() {
  const client = useApolloClient();
  const attempt = useAttempt();
  return async (activityId: string): Promise<boolean> => {
    const variables = { input: { activityId } };
    return (await attempt(client.mutate({ mutation: RestoreDocument, variables }))) !== undefined;
  };
}

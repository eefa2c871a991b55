import { useApolloClient } from '@apollo/client/react';
import { useAttempt } from './useAttempt.ts';
import { RestoreDocument } from './useRestore.generated.ts';

/**
 * Takes an activity back by the gateway, whole or for one record, and says so when it cannot. Answers the id of the
 * activity that this is itself, undefined when nothing was taken back.
 */
export function useRestore() {
  const client = useApolloClient();
  const attempt = useAttempt();
  return async (activityId: string, recordId?: string): Promise<string | undefined> => {
    const variables = { input: { activityId, ...(recordId && { recordId }) } };
    const result = await attempt(client.mutate({ mutation: RestoreDocument, variables }));
    return result?.data?.restore.activity.id;
  };
}

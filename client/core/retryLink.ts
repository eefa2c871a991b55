import { type ApolloLink, ServerError, ServerParseError } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { connection, UNREACHED } from './connection.ts';

/** The maximum number of retries of a lost request while the gateway is reachable. */
const MOST_RETRIES = 2;

/** Retries a lost query once the gateway is reachable. A lost mutation fails, because it may have arrived. */
export const retryLink = new RetryLink({
  delay: { initial: 100 },
  async attempts(_count, operation, error) {
    if (operation.operationType !== OperationTypeNode.QUERY || !isLost(error)) return false;
    const isUp = await connection.probe();
    await connection.whenUp();
    if (!isUp) return true;
    const { lost = 0 } = operation.getContext() as ApolloLink.OperationContext & { lost?: number };
    operation.setContext({ lost: lost + 1 });
    return lost < MOST_RETRIES;
  },
});

const isLost = (error: unknown): boolean =>
  ServerError.is(error) || ServerParseError.is(error)
    ? UNREACHED.includes(error.statusCode)
    : error instanceof TypeError;

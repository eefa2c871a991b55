import { CombinedGraphQLErrors } from '@apollo/client/errors';

export interface GatewayRefusal {
  message: string;
  code: string | undefined;
  /** The messages by path of the input: `items.0.price`. */
  fields: Record<string, string>;
  /** The current record, with a CONFLICT. */
  current: unknown;
}

/** Returns the gateway's refusal; undefined when the gateway was not reached. */
export function refusalOf(error: unknown): GatewayRefusal | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const [{ message = '', extensions = {} } = {}] = error.errors;
  return {
    message,
    code: extensions.code as string | undefined,
    fields: (extensions.fields as Record<string, string> | undefined) ?? {},
    current: extensions.current,
  };
}

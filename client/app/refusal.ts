import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** What the gateway said when it refused a mutation. */
export interface GatewayRefusal {
  message: string;
  code: string | undefined;
  /** Fields of the input at fault, as `items.0.price`. */
  fields: Record<string, string>;
  /** The record as it now is, with a CONFLICT. */
  current: unknown;
}

/** The refusal in what a mutation rejected with; undefined when the gateway was not reached. */
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

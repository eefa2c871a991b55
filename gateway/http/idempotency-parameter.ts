import { idempotency } from '../config/limits.ts';

/** OpenAPI's description of the header. */
export const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Makes the call safe to repeat: for a day the same call with the same key gets the first answer.',
  schema: { type: 'string', maxLength: idempotency.keyCharacters },
};

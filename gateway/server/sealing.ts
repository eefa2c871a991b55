import { seal, unseal } from '../http/sealed.ts';
import type { Sealing } from '../services/services.ts';

export function sealingWith(secret: string): Sealing {
  const key = `sealing ${secret}`;
  return {
    seal: (text) => seal(text, key),
    open(sealed) {
      try {
        return unseal(sealed, key);
      } catch {
        return undefined;
      }
    },
  };
}

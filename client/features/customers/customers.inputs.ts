import { CustomerInput } from './CustomerInput.tsx';

export const inputs = { CustomerInput };

declare module '../../records/form/sharedInputs.ts' {
  interface SharedInputs {
    CustomerInput: typeof CustomerInput;
  }
}

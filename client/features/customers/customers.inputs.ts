import { CustomerInput } from './CustomerInput.tsx';

export const inputs = { CustomerInput };

declare module '../../records/form/lentInputs.ts' {
  interface LentInputs {
    CustomerInput: typeof CustomerInput;
  }
}

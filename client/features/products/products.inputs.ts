import { ProductInput } from './ProductInput.tsx';

export const inputs = { ProductInput };

declare module '../../records/form/lentInputs.ts' {
  interface LentInputs {
    ProductInput: typeof ProductInput;
  }
}

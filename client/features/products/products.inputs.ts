import { ProductInput } from './ProductInput.tsx';

export const inputs = { ProductInput };

declare module '../../records/form/sharedInputs.ts' {
  interface SharedInputs {
    ProductInput: typeof ProductInput;
  }
}

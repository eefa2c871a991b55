import { lazyPart } from '../../core/lazyPart.ts';

export const dialogs = {
  RestockDialog: lazyPart(async () => (await import('./RestockDialog.tsx')).RestockDialog),
};

declare module '../../records/sharedDialogs.ts' {
  interface SharedDialogs {
    RestockDialog: true;
  }
}

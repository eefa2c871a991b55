import { lazyPart } from '../../core/lazyPart.ts';

export const dialogs = {
  RemindInvoiceDialog: lazyPart(
    async () => (await import('./RemindInvoiceDialog.tsx')).RemindInvoiceDialog,
  ),
};

declare module '../../records/sharedDialogs.ts' {
  interface SharedDialogs {
    RemindInvoiceDialog: true;
  }
}

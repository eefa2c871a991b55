import { execute } from 'graphql';
import { newId } from '../../database/new-id.ts';
import { notFound, refuseErrors } from '../../errors/errors.ts';
import { emailErrors, normalizedEmail } from '../../formats/email-address.ts';
import { textErrors } from '../../formats/entered.ts';
import { pdfOf } from '../../formats/pdf.ts';
import type { SendInvoiceInput } from '../../graphql/generated/resolvers.ts';
import { updateChange } from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import { StaleVersion } from '../../records/write/stale-version.ts';
import { writingOf } from '../../rest/file-route.ts';
import type { InvoiceToSendQuery } from '../../rest/generated/graphql.ts';
import { requireCaller, type Context } from '../../services/context.ts';
import { invoicesDocument } from './invoice-document.ts';
import { invoiceToSend, leftOutIn, pdfNameOf } from './invoice-pdf.rest.ts';
import { invoiceRecord } from './invoices.record.ts';
import type { InvoiceEmailRow } from './invoices.table.ts';

const LONGEST_SUBJECT = 200;
const LONGEST_MESSAGE = 5_000;

/** Sends an invoice, and records it once the mail server has taken the mail: one that was not sent leaves no trace. */
export async function sendInvoice(context: Context, input: SendInvoiceInput) {
  const { invoice, company } = await readToSend(context, input.id);
  if (input.version != null && input.version !== invoice.version) {
    throw new StaleVersion({ kind: 'Invoice', id: invoice.id });
  }
  const { account } = requireCaller(context);
  const mail = mailOf(input, invoice.customer?.email);
  const format = writingOf({ language: context.language, timeZone: input.timeZone });
  const content = await pdfOf(
    invoicesDocument([invoice], { ...format, company }),
    leftOutIn(format),
  );
  await context.deliverMail({
    ...mail,
    sender: invoice.seller.name,
    replyTo: account.email,
    attachments: [{ filename: pdfNameOf(invoice), content }],
  });
  return keep(context, {
    id: newId(),
    invoiceId: invoice.id,
    sentAt: new Date().toISOString(),
    recipient: mail.to,
    subject: mail.subject,
    accountId: account.id,
    accountName: account.name,
  });
}

async function readToSend(context: Context, id: string) {
  const { schema } = context;
  const asked = { schema, document: invoiceToSend, variableValues: { id }, contextValue: context };
  const { data, errors } = await execute(asked);
  if (errors) throw errors[0]!;
  const { invoice, company } = data as unknown as InvoiceToSendQuery;
  if (!invoice) throw notFound('Invoice');
  return { invoice, company };
}

function mailOf({ to: entered, ...input }: SendInvoiceInput, known: string | null | undefined) {
  const to = normalizedEmail(entered ?? known ?? '');
  const [subject, text] = [input.subject.trim(), input.message.trim()];
  refuseErrors({
    ...emailErrors('to', to),
    ...textErrors([
      ['subject', subject, LONGEST_SUBJECT, true],
      ['message', text, LONGEST_MESSAGE, true],
    ]),
  });
  return { to, subject, text: `${text}\n` };
}

/** No version of the invoice is compared: the mail is out. */
async function keep(context: Context, email: InvoiceEmailRow) {
  const change = updateChange(invoiceRecord, { id: email.invoiceId }, ({ parts }) => ({
    parts: { invoiceEmails: [...parts.invoiceEmails, email] },
  }));
  const written = commit(context, ({ write }) => write([change]), {
    action: 'emailed',
    isForgetful: true,
  });
  return { invoice: (await written)[0]!.row };
}

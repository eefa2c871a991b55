import { Anchor, Badge, Group, Paper } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { masked } from '../../components/brazilianNumbers.ts';
import { CURRENCY } from '../../components/currency.ts';
import { Facts } from '../../components/Facts.tsx';
import type { CustomerPageQuery } from './CustomerPage.generated.ts';
import { CustomerStatusBadge } from './CustomerStatusBadge.tsx';
import { documentOf } from './useCustomerForm.ts';

export function CustomerFacts({
  customer,
}: {
  customer: NonNullable<CustomerPageQuery['customer']>;
}) {
  const { t } = useTranslation('customers');
  const { day, money } = useFormat();
  const { kind, document, email, phone, website, city, state, cep, lastPurchaseAt } = customer;
  return (
    <Paper p="lg" component="section" aria-label={t('data')}>
      <Facts
        facts={[
          [t('fields.status'), <CustomerStatusBadge key="status" status={customer.status} />],
          [t('fields.openAmount'), money(customer.openAmount, CURRENCY)],
          [t('fields.lifetimeAmount'), money(customer.lifetimeAmount, CURRENCY)],
          [t('fields.lastPurchaseAt'), lastPurchaseAt && day(lastPurchaseAt)],
          [t('fields.kind'), t(`kinds.${kind}`)],
          ...(kind === 'company' ? ([[t('fields.tradeName'), customer.tradeName]] as const) : []),
          [t(`documents.${kind}`), masked(documentOf[kind], document ?? '')],
          [t('fields.email'), email ? <Anchor href={`mailto:${email}`}>{email}</Anchor> : null],
          [
            t('fields.phone'),
            phone ? <Anchor href={`tel:${phone}`}>{masked('phone', phone)}</Anchor> : null,
          ],
          [t('fields.website'), website ? <SiteLink key="website" address={website} /> : null],
          [t('fields.street'), customer.street],
          [t('fields.city'), [city, state].filter(Boolean).join(', ')],
          [t('fields.cep'), masked('cep', cep ?? '')],
          [t('fields.channel'), t(`channels.${customer.channel}`)],
          [t('fields.owner'), customer.owner?.name],
          [t('fields.createdAt'), day(customer.createdAt)],
          [t('fields.tags'), <Tags key="tags" tags={customer.tags} />],
          [t('fields.notes'), customer.notes],
        ]}
      />
    </Paper>
  );
}

/** Opens a site as it was written, most of them without their scheme. */
function SiteLink({ address }: { address: string }) {
  const href = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return (
    <Anchor href={href} target="_blank" rel="noreferrer">
      {address}
    </Anchor>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return '–';
  return (
    <Group gap={4}>
      {tags.map((tag) => (
        <Badge key={tag} variant="default">
          {tag}
        </Badge>
      ))}
    </Group>
  );
}

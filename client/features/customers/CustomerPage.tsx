import { useReadQuery } from '@apollo/client/react';
import { Anchor, Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { linkTo, paths } from '../../app/paths.ts';
import { Facts } from '../../components/Facts.tsx';
import { RecordPage } from '../../components/RecordPage.tsx';
import { CURRENCY } from '../../components/currency.ts';
import type { CustomerPageQuery } from './CustomerPage.generated.ts';
import type { loader } from './CustomerPage.loader.ts';
import { CustomerStatusBadge } from './CustomerStatusBadge.tsx';

export function CustomerPage() {
  const { t } = useTranslation('customers');
  const { data } = useReadQuery(useLoaderData<typeof loader>());
  const { customer, deals } = data;
  return (
    <RecordPage
      title={customer?.name}
      list={{ name: t('title'), path: paths.customers }}
      historyOf={customer}
    >
      <Stack gap="lg">
        {customer ? <CustomerFacts customer={customer} /> : null}
        <CustomerDeals deals={deals} />
      </Stack>
    </RecordPage>
  );
}

function CustomerFacts({ customer }: { customer: NonNullable<CustomerPageQuery['customer']> }) {
  const { t } = useTranslation('customers');
  const { day } = useFormat();
  const { email, phone, city, state, tags } = customer;
  return (
    <Paper p="lg" component="section" aria-label={t('data')}>
      <Facts
        facts={[
          [t('fields.status'), <CustomerStatusBadge key="status" status={customer.status} />],
          [t('fields.kind'), t(`kinds.${customer.kind}`)],
          [t('fields.tradeName'), customer.tradeName],
          [t(`documents.${customer.kind}`), customer.document],
          [t('fields.email'), email ? <Anchor href={`mailto:${email}`}>{email}</Anchor> : null],
          [t('fields.phone'), phone ? <Anchor href={`tel:${phone}`}>{phone}</Anchor> : null],
          [t('fields.street'), customer.street],
          [t('fields.city'), [city, state].filter(Boolean).join(', ')],
          [t('fields.cep'), customer.cep],
          [t('fields.channel'), t(`channels.${customer.channel}`)],
          [t('fields.owner'), customer.owner?.name],
          [t('fields.createdAt'), day(customer.createdAt)],
          [
            t('fields.tags'),
            tags.length > 0 ? (
              <Group key="tags" gap={4}>
                {tags.map((tag) => (
                  <Badge key={tag} variant="default">
                    {tag}
                  </Badge>
                ))}
              </Group>
            ) : null,
          ],
          [t('fields.notes'), customer.notes],
        ]}
      />
    </Paper>
  );
}

function CustomerDeals({ deals }: { deals: CustomerPageQuery['deals'] }) {
  const { t } = useTranslation(['customers', 'deals']);
  const { day, money } = useFormat();
  return (
    <Paper p="lg" component="section" aria-labelledby="deals">
      <Title id="deals" order={2} size="h4" mb="sm">
        {t('deals')}
      </Title>
      {deals.nodes.length === 0 ? <Text c="dimmed">{t('noDeals')}</Text> : null}
      <Stack gap="xs">
        {deals.nodes.map(({ id, title, stage, amount, expectedCloseOn }) => (
          <Group key={id} justify="space-between">
            <Anchor component={Link} to={linkTo.deal(id)}>
              {title}
            </Anchor>
            <Text size="sm">
              {t(`deals:stages.${stage}`)} · {money(amount, CURRENCY)} · {day(expectedCloseOn)}
            </Text>
          </Group>
        ))}
      </Stack>
    </Paper>
  );
}

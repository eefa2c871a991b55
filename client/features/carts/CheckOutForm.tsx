import { Alert, Button, Paper, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCompany } from '../../core/company.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { DraftNotice } from '../../records/form/DraftNotice.tsx';
import { type CartDifference, problemOf } from './cartSums.ts';
import styles from './CheckOutForm.module.css';
import { useCheckOut } from './useCheckOut.ts';
import { useCheckOutForm } from './useCheckOutForm.ts';
import type { TypedAmounts } from './useTypedAmounts.ts';

export function CheckOutForm({ amounts }: { amounts: TypedAmounts }) {
  const { t } = useTranslation('carts');
  const { money } = useFormat();
  const { pricesIncludeTax } = useCompany();
  const cart = amounts.typedCart;
  const { buy, isBuying, differences } = useCheckOut(amounts);
  const { form, draft, discard } = useCheckOutForm();
  const hasProblem = cart.list.some(problemOf);
  async function submit({ buyer }: typeof form.values) {
    if (isBuying || !amounts.check()) return;
    form.setErrors((await buy(buyer, discard))?.fields ?? {});
  }
  function refuse(errors: object) {
    const [first = ''] = Object.keys(errors);
    if (amounts.check()) form.getInputNode(first)?.focus();
  }
  return (
    <Paper p="lg" component="section" aria-label={t('checkOut.title')}>
      <form noValidate onSubmit={form.onSubmit((values) => void submit(values), refuse)}>
        <Stack gap="sm">
          <Title order={2} size="h4">
            {t('checkOut.title')}
          </Title>
          {draft ? <DraftNotice at={draft.at} onDiscard={discard} /> : null}
          <TextInput
            label={t('checkOut.name')}
            required
            autoComplete="name"
            {...form.getInputProps('buyer.name')}
          />
          <Textarea
            label={t('checkOut.address')}
            rows={2}
            autoComplete="street-address"
            {...form.getInputProps('buyer.address')}
          />
          <Sum label={t('things', { count: cart.count })} amount={cart.subtotal} />
          {cart.total > cart.subtotal ? (
            <>
              <Sum label={t('checkOut.tax')} amount={cart.total - cart.subtotal} />
              <Sum label={t('checkOut.total')} amount={cart.total} />
            </>
          ) : null}
          <Differences differences={differences} />
          {hasProblem ? (
            <Text size="sm" className={styles.problem}>
              {t('checkOut.hasProblem')}
            </Text>
          ) : null}
          <Button type="submit" fullWidth loading={isBuying} disabled={hasProblem}>
            {t('checkOut.buy', { total: money(cart.total) })}
          </Button>
          <Text size="sm" c="dimmed">
            {t('checkOut.note')} {pricesIncludeTax ? t('checkOut.taxIncluded') : null}
          </Text>
        </Stack>
      </form>
    </Paper>
  );
}

function Sum({ label, amount }: { label: string; amount: number }) {
  const { money } = useFormat();
  return (
    <dl className={styles.total}>
      <dt>{label}</dt>
      <dd>{money(amount)}</dd>
    </dl>
  );
}

function Differences({ differences }: { differences: readonly CartDifference[] }) {
  const { t } = useTranslation('carts');
  const { number, price } = useFormat();
  if (differences.length === 0) return null;
  const describe = (each: CartDifference) => {
    if (!('from' in each)) return t(`differences.${each.kind}`, { title: each.title });
    const { kind, title, from, to } = each;
    const written = (value: number) => (kind === 'price' ? price(value) : number(value));
    return t(`differences.${kind}`, { title, from: written(from), to: written(to) });
  };
  return (
    <Alert
      variant="default"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('differences.title')}
      role="alert"
    >
      <ul className={styles.differences}>
        {differences.map((each) => (
          <li key={`${each.kind} ${each.title}`}>{describe(each)}</li>
        ))}
      </ul>
    </Alert>
  );
}

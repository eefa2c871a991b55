import { Button, Checkbox, Paper, Radio } from '@mantine/core';
import '@mantine/core/styles/Radio.css';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { FoldedFilters } from '../../records/list/FoldedFilters.tsx';
import { useListParams } from '../../records/list/useListParams.ts';
import type { ShopFacets_QueryFragment } from './ShopFacets.generated.ts';
import styles from './ShopFacets.module.css';
import { type FacetKey, useShopFilter } from './shopFilter.ts';

/** Each choice shows how many products it would list. */
export function ShopFacets({ counts }: { counts: ShopFacets_QueryFragment }) {
  const { t } = useTranslation(['carts', 'products', 'common', 'records']);
  const { clear, count, isFiltered } = useShopFilter();
  return (
    <FoldedFilters count={count}>
      <Paper className={styles.facets} component="section" aria-label={t('common:list.filters')}>
        <Choices
          name="category"
          title={t('records:fieldsOf.Product.category')}
          choices={counts.productCategories.map(({ title, product }) => ({
            value: title,
            label: t(`records:choicesOf.Product.category.${title}`),
            product,
          }))}
        />
        <Choices
          name="brand"
          title={t('records:fieldsOf.Product.brand')}
          choices={counts.productBrands.map(({ title, product }) => ({
            value: title,
            label: title,
            product,
          }))}
        />
        <Prices prices={counts.productPrices} />
        <Choices
          name="rating"
          title={t('records:fieldsOf.Product.rating')}
          choices={counts.productRatings.map(({ rate, product }) => ({
            value: String(rate),
            label: t('products:ratingOf', { rating: rate }),
            product,
          }))}
        />
        <Delivery product={counts.delivered.totalCount} />
        {isFiltered ? (
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconX size={16} aria-hidden />}
            onClick={clear}
          >
            {t('common:list.clearFilters')}
          </Button>
        ) : null}
      </Paper>
    </FoldedFilters>
  );
}

interface Choice {
  value: string;
  label: string;
  product: number;
}

/** Lets several values be chosen. A chosen one stays listed even without products. */
function Choices({
  name,
  title,
  choices,
}: {
  name: FacetKey;
  title: string;
  choices: readonly Choice[];
}) {
  const { chosen, toggle } = useShopFilter();
  const values = chosen(name);
  const left = values.filter((value) => !choices.some((choice) => choice.value === value));
  const shown = [...choices, ...left.map((value) => ({ value, label: value, product: 0 }))];
  return (
    <Facet title={title}>
      {shown.map(({ value, label, product }) => (
        <Checkbox
          key={value}
          size="xs"
          label={<Counted label={label} count={product} />}
          checked={values.includes(value)}
          disabled={product === 0 && !values.includes(value)}
          onChange={() => toggle(name, value)}
        />
      ))}
    </Facet>
  );
}

function Prices({ prices }: { prices: ShopFacets_QueryFragment['productPrices'] }) {
  const { t } = useTranslation(['carts', 'records']);
  const { money } = useFormat();
  const { get, change } = useListParams();
  const name = useId();
  const spans = prices.map(({ from, to, product }) => ({
    from: from === 0 ? '' : String(from),
    to: to === null ? '' : String(to),
    label:
      to === null
        ? t('facets.priceFrom', { from: money(from) })
        : t('facets.priceSpan', { from: money(from), to: money(to) }),
    product,
  }));
  const all = prices.reduce((sum, { product }) => sum + product, 0);
  return (
    <Facet title={t('facets.price')}>
      {[{ from: '', to: '', label: t('facets.anyPrice'), product: all }, ...spans].map(
        ({ from, to, label, product }) => {
          const isChosen = get('priceFrom') === from && get('priceTo') === to;
          return (
            <Radio
              key={label}
              size="xs"
              name={name}
              label={<Counted label={label} count={product} />}
              checked={isChosen}
              disabled={product === 0 && !isChosen && (from !== '' || to !== '')}
              onChange={() => change({ priceFrom: from, priceTo: to })}
            />
          );
        },
      )}
    </Facet>
  );
}

function Delivery({ product }: { product: number }) {
  const { t } = useTranslation(['carts', 'products', 'records']);
  const { get, change } = useListParams();
  const isChosen = get('freeShipping') === 'yes';
  return (
    <Facet title={t('facets.delivery')}>
      <Checkbox
        size="xs"
        label={<Counted label={t('records:fieldsOf.Product.freeShipping')} count={product} />}
        checked={isChosen}
        disabled={product === 0 && !isChosen}
        onChange={() => change({ freeShipping: isChosen ? undefined : 'yes' })}
      />
    </Facet>
  );
}

function Facet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.choices}>{children}</div>
    </fieldset>
  );
}

function Counted({ label, count }: { label: string; count: number }) {
  const { number } = useFormat();
  return (
    <span className={styles.counted}>
      <span>{label}</span> <span className={styles.count}>{number(count)}</span>
    </span>
  );
}

import { useReadQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { ListLayout } from '../../records/list/ListLayout.tsx';
import { NewRecordButton } from '../../records/list/NewRecordButton.tsx';
import { NothingListed } from '../../records/list/NothingListed.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { InvoiceFilters } from './InvoiceFilters.tsx';
import { invoiceFilterIn, invoiceFilterKeys } from './invoiceListFilter.ts';
import type { loader } from './InvoicesPage.loader.ts';
import { InvoiceSums } from './InvoiceSums.tsx';
import { InvoicesTable } from './InvoicesTable.tsx';

export function InvoicesPage() {
  const { t } = useTranslation('invoices');
  const { declaration, list: preloaded } = useLoaderData<typeof loader>();
  const { data } = useReadQuery(preloaded);
  const { nodes, ...list } = data.invoices;
  const newInvoice = <NewRecordButton to={paths.newInvoice} label={t('new')} />;
  return (
    <>
      <PageTitle title={t('title')} badge={nodes.length > 0 ? <InvoiceSums /> : null}>
        {newInvoice}
      </PageTitle>
      <ListLayout>
        <InvoiceFilters declaration={declaration} />
        <InvoicesTable
          declaration={declaration}
          invoices={nodes}
          {...list}
          empty={
            <NothingListed
              near={{ kind: 'Invoice', filterIn: invoiceFilterIn }}
              keys={invoiceFilterKeys}
              words={t('empty', { returnObjects: true })}
            >
              {newInvoice}
            </NothingListed>
          }
        />
      </ListLayout>
    </>
  );
}

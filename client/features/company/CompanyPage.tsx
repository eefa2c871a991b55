import { useReadQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { RecordHistory } from '../../records/history/RecordHistory.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { EditRecord } from '../../records/form/EditRecord.tsx';
import { companyForm } from './companyForm.tsx';
import type { loader } from './CompanyPage.loader.ts';
import styles from './CompanyPage.module.css';

export function CompanyPage() {
  const { t } = useTranslation('company');
  const { company: preloaded, declaration } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const { company } = useReadQuery(preloaded).data;
  return (
    <>
      <PageTitle title={t('title')} />
      <div className={styles.page}>
        <div className={styles.columns}>
          <EditRecord
            declaration={declaration}
            own={companyForm}
            stored={company}
            cancel={paths.home}
            leave={() => undefined}
          />
          <RecordHistory key={company.version} of={company.id} />
        </div>
      </div>
    </>
  );
}

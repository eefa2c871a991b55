import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../ui/PageTitle.tsx';
import { ExampleGallery, type Examples } from './ExampleGallery.tsx';
import type { ShowcaseId } from './showcase.pages.ts';
import styles from './ShowcasePage.module.css';

interface Props extends Examples {
  /** Its words are the catalogue of this name. */
  page: ShowcaseId & Examples['page'];
}

export function ShowcasePage({ page, ...examples }: Props) {
  const { t } = useTranslation(['showcase', page]);
  return (
    <>
      <PageTitle title={t(`pages.${page}`)} />
      <Text className={styles.intro} c="dimmed">
        {t(`${page}:intro`)}
      </Text>
      <ExampleGallery page={page} {...examples} />
    </>
  );
}

import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useListParams } from '../../records/list/useListParams.ts';
import { projectFields } from './projectsList.ts';

export function ProjectSort() {
  const { t } = useTranslation(['projects', 'records']);
  const { get, change } = useListParams();
  return (
    <NativeSelect
      aria-label={t('sort')}
      value={get('sort') || 'date'}
      onChange={({ currentTarget: { value } }) =>
        change({ sort: value, direction: isName(value) ? 'ascending' : 'descending' })
      }
      data={projectFields.map((field) => ({
        value: field,
        label: t(`records:fieldsOf.Project.${field}`),
      }))}
    />
  );
}

/** Tells whether a field is a name: names sort ascending first, dates and counts descending. */
const isName = (field: string) => field.endsWith('Name');

import { Button, Group, Paper, Radio, Stack, Table, Text } from '@mantine/core';
import '@mantine/core/styles/Radio.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListOrigin } from '../../core/listOrigin.ts';
import rows from '../../ui/phoneRows.module.css';
import type { CustomerForm_CustomerFragment } from './CustomerForm.generated.ts';
import { fieldLabel } from '../../records/recordWords.ts';
import { MergeValue } from './MergeValue.tsx';
import { chosenTogether, differingFields, lackingFields, type MergedField } from './mergeFields.ts';
import { useMergeCustomers } from './useMergeCustomers.ts';

interface Props {
  keep: CustomerForm_CustomerFragment;
  merge: CustomerForm_CustomerFragment;
}

export function MergeCustomersForm({ keep, merge, back }: Props & { back: string }) {
  const { t } = useTranslation(['customers', 'common', 'records']);
  const [taken, setTaken] = useState<MergedField[]>(lackingFields(keep, merge));
  const { state } = useListOrigin();
  const { isRunning, run } = useMergeCustomers({ keep, merge });
  const fields = differingFields(keep, merge);
  function choose(field: MergedField, isTaken: boolean) {
    const together = chosenTogether(keep, merge, field);
    const others = taken.filter((each) => !together.includes(each));
    setTaken([...others, ...(isTaken ? together : [])]);
  }
  const tags = [...new Set([...keep.tags, ...merge.tags])].toSorted();

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run(taken);
      }}
    >
      <Stack gap="lg">
        <Paper p="lg">
          {fields.length === 0 ? <Text>{t('merge.alike')}</Text> : null}
          {fields.length > 0 ? (
            <Table aria-label={t('merge.table')} className={`${rows.table} ${rows.stacked}`}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('merge.field')}</Table.Th>
                  <Table.Th>{t('merge.kept')}</Table.Th>
                  <Table.Th>{t('merge.other')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {fields.map((field) => (
                  <FieldChoice
                    key={field}
                    {...{ field, keep, merge }}
                    isTaken={taken.includes(field)}
                    onTake={(isTaken) => choose(field, isTaken)}
                  />
                ))}
              </Table.Tbody>
            </Table>
          ) : null}
          {tags.length > 0 ? (
            <Text size="sm" mt="md">
              {t('merge.tags', { tags: tags.join(', ') })}
            </Text>
          ) : null}
        </Paper>
        <Group justify="flex-end">
          <Button variant="default" component={Link} to={back} state={state}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={isRunning}>
            {t('merge.run')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface ChoiceProps extends Props {
  field: MergedField;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

function FieldChoice({ field, keep, merge, isTaken, onTake }: ChoiceProps) {
  const { t } = useTranslation(['customers', 'records']);
  const { t: say } = useTranslation('records');
  const label = fieldLabel(say, 'Customer', { name: field });
  return (
    <Table.Tr>
      <Table.Td>{label}</Table.Td>
      {[keep, merge].map((customer) => {
        const isOther = customer === merge;
        return (
          <Table.Td key={customer.id} data-column={t(isOther ? 'merge.other' : 'merge.kept')}>
            <Radio
              name={`merge-${field}`}
              aria-label={t(isOther ? 'merge.chooseOther' : 'merge.chooseKept', { field: label })}
              label={<MergeValue customer={customer} field={field} />}
              checked={isTaken === isOther}
              onChange={() => onTake(isOther)}
            />
          </Table.Td>
        );
      })}
    </Table.Tr>
  );
}

import {
  Group,
  NativeSelect,
  Paper,
  Radio,
  Select,
  SimpleGrid,
  Stack,
  TagsInput,
  TextInput,
} from '@mantine/core';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Radio.css';
import { useTranslation } from 'react-i18next';
import { masked } from '../../components/brazilianNumbers.ts';
import { customerChannels, customerStatuses } from './customerFilter.ts';
import { MaskedInput } from './MaskedInput.tsx';
import { type CustomerFormApi, type CustomerKind, documentOf } from './useCustomerForm.ts';

const MOST_TAGS = 20;
const kinds = ['person', 'company'] as const;
const dropdown = { keepMounted: false, withinPortal: false, shadow: 'md' };

interface Props {
  form: CustomerFormApi;
  owners: readonly { id: string; name: string }[];
  tags: string[];
  labelOf: (name: string) => string;
}

export function CustomerGeneral({ form, owners, tags, labelOf }: Props) {
  const { t } = useTranslation('customers');
  const { kind, document } = form.values;
  const field = (
    name: 'name' | 'tradeName' | 'email' | 'website' | 'status' | 'channel' | 'ownerId',
  ) => ({
    label: labelOf(name),
    ...form.getInputProps(name),
  });
  const number = documentOf[kind];

  function chooseKind(next: string) {
    form.setFieldValue('kind', next as CustomerKind);
    form.setFieldValue('document', masked(documentOf[next as CustomerKind], document));
  }

  return (
    <Paper p="lg" component="section" aria-label={t('form.general')}>
      <Stack>
        <Radio.Group label={labelOf('kind')} value={kind} onChange={chooseKind}>
          <Group mt={4}>
            {kinds.map((each) => (
              <Radio key={each} value={each} label={t(`kinds.${each}`)} />
            ))}
          </Group>
        </Radio.Group>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput required data-autofocus {...field('name')} />
          {kind === 'company' ? <TextInput {...field('tradeName')} /> : null}
          <MaskedInput form={form} name="document" number={number} label={labelOf('document')} />
          <TextInput type="email" {...field('email')} />
          <MaskedInput
            form={form}
            name="phone"
            number="phone"
            type="tel"
            label={labelOf('phone')}
          />
          <TextInput inputMode="url" {...field('website')} />
          <NativeSelect
            data={customerStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            {...field('status')}
          />
          <NativeSelect
            data={customerChannels.map((value) => ({ value, label: t(`channels.${value}`) }))}
            {...field('channel')}
          />
          <Select
            searchable
            clearable
            placeholder={t('form.nobody')}
            nothingFoundMessage={t('form.noOwner')}
            comboboxProps={dropdown}
            clearButtonProps={{ 'aria-label': t('form.noOwnerAnyMore') }}
            data={owners.map(({ id, name }) => ({ value: id, label: name }))}
            {...field('ownerId')}
          />
        </SimpleGrid>
        <TagsInput
          label={labelOf('tags')}
          description={t('form.tagsHint')}
          data={tags}
          maxTags={MOST_TAGS}
          comboboxProps={dropdown}
          {...form.getInputProps('tags')}
        />
      </Stack>
    </Paper>
  );
}

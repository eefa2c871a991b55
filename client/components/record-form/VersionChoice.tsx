import { Alert, Radio, Stack, Table, Text } from '@mantine/core';
import '@mantine/core/styles/Radio.css';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { type FieldDifference, isSame, type Merge } from './mergeVersions.ts';

interface Props<Values extends object> {
  form: UseFormReturnType<Values>;
  merge: Merge;
  labelOf: (name: string) => string;
  describe?: ((name: string, value: unknown) => string | undefined) | undefined;
}

/** Both versions of a record, field by field: what was taken over, and what is to be chosen. */
export function VersionChoice<Values extends object>({ merge, ...props }: Props<Values>) {
  const { t } = useTranslation('records');
  const { taken, disputed } = merge;
  return (
    <Alert color="amber" role="alert" title={t('form.conflict')}>
      <Stack gap="sm">
        <Text size="sm">
          {disputed.length > 0 ? t('form.chooseFields') : t('form.nothingToChoose')}
        </Text>
        <Table aria-label={t('form.bothVersions')} layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('form.field')}</Table.Th>
              <Table.Th>{t('form.theirs')}</Table.Th>
              <Table.Th>{t('form.mine')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {disputed.map((field) => (
              <Disputed key={field.name} field={field} {...props} />
            ))}
            {taken.map((field) => (
              <Table.Tr key={field.name}>
                <Table.Td>{props.labelOf(field.name)}</Table.Td>
                <Table.Td>
                  <Described name={field.name} value={field.theirs} {...props} />
                </Table.Td>
                <Table.Td>{t('form.notChanged')}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Stack>
    </Alert>
  );
}

function Disputed<Values extends object>({
  field,
  form,
  ...props
}: Omit<Props<Values>, 'merge'> & { field: FieldDifference }) {
  const { t } = useTranslation('records');
  const { name } = field;
  const label = props.labelOf(name);
  const current = form.getInputProps(name).value as unknown;
  return (
    <Table.Tr>
      <Table.Td>{label}</Table.Td>
      {(['theirs', 'mine'] as const).map((side) => (
        <Table.Td key={side}>
          <Radio
            name={`choose-${name}`}
            aria-label={t(`form.choose.${side}`, { field: label })}
            label={<Described name={name} value={field[side]} {...props} />}
            checked={isSame(current, field[side])}
            onChange={() => form.setFieldValue(name, field[side] as never)}
          />
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

interface DescribedProps {
  name: string;
  value: unknown;
  describe?: ((name: string, value: unknown) => string | undefined) | undefined;
}

function Described({ name, value, describe }: DescribedProps) {
  const { t } = useTranslation('records');
  const words = describe?.(name, value) ?? (Array.isArray(value) ? value.join(', ') : value);
  if (words === '' || words === null || words === undefined) return t('form.nothing');
  if (typeof words === 'boolean') return t(words ? 'form.yes' : 'form.no');
  return typeof words === 'string' ? words : JSON.stringify(words);
}

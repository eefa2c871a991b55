import { Alert, Radio, Stack, Table, Text } from '@mantine/core';
import '@mantine/core/styles/Radio.css';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { isEqual } from './isEqual.ts';
import { LastChange } from '../history/LastChange.tsx';
import type { FieldDifference, Merge } from './mergeVersions.ts';
import type { Side, VersionMerge } from './useVersionMerge.ts';
import styles from './VersionChoice.module.css';

interface Words {
  labelOf: (name: string) => string;
  describe?: ((name: string, value: unknown) => string | undefined) | undefined;
}

interface Props extends Words {
  /** The id of the record that someone else changed. */
  id: string | undefined;
  merge: Merge;
  open: readonly FieldDifference[];
  valueOf: (name: string) => unknown;
  onChoose: VersionMerge<unknown>['choose'];
  /** Whether a save was tried before all fields were chosen. */
  isAsked: boolean;
}

/** Shows both versions of a record by field: merged fields, and those to choose. */
export function VersionChoice({ id, merge, open, valueOf, onChoose, isAsked, ...words }: Props) {
  const { t } = useTranslation('records');
  const { taken, disputed } = merge;
  const names = open.map(({ name }) => words.labelOf(name)).join(', ');
  return (
    <Alert ref={show} tabIndex={-1} color="amber" role="alert" title={t('form.conflict')}>
      <Stack gap="sm">
        {id === undefined ? null : <LastChange of={id} />}
        <Text size="sm">
          {disputed.length > 0 ? t('form.chooseFields') : t('form.nothingToChoose')}
        </Text>
        <Table className={styles.versions} aria-label={t('form.bothVersions')} layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('form.field')}</Table.Th>
              <Table.Th>{t('form.theirs')}</Table.Th>
              <Table.Th>{t('form.mine')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {disputed.map((field) => (
              <Disputed
                key={field.name}
                field={field}
                chosen={open.includes(field) ? undefined : sideOf(field, valueOf(field.name))}
                onChoose={onChoose}
                {...words}
              />
            ))}
            {taken.map((field) => (
              <Table.Tr key={field.name}>
                <Table.Td>{words.labelOf(field.name)}</Table.Td>
                {field.isMerged ? (
                  <Table.Td colSpan={2}>{t('form.rowsMerged')}</Table.Td>
                ) : (
                  <>
                    <Table.Td>
                      <Described name={field.name} value={field.theirs} {...words} />
                    </Table.Td>
                    <Table.Td>{t('form.notChanged')}</Table.Td>
                  </>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        {isAsked && open.length > 0 ? (
          <Text size="sm" fw={600} role="status">
            {t('form.stillToChoose', { names })}
          </Text>
        ) : null}
      </Stack>
    </Alert>
  );
}

/** Scrolls to this panel at the start of the form, because the save button is at its end. */
function show(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'start' });
  panel?.focus({ preventScroll: true });
}

/** A value typed after the choice counts as the user's own. */
const sideOf = ({ theirs }: FieldDifference, value: unknown): Side =>
  isEqual(value, theirs) ? 'theirs' : 'mine';

interface DisputedProps extends Words, Pick<Props, 'onChoose'> {
  field: FieldDifference;
  chosen: Side | undefined;
}

function Disputed({ field, chosen, onChoose, ...words }: DisputedProps) {
  const { t } = useTranslation('records');
  const { name } = field;
  const label = words.labelOf(name);
  return (
    <Table.Tr>
      <Table.Td>{label}</Table.Td>
      {(['theirs', 'mine'] as const).map((side) => (
        <Table.Td key={side}>
          <Radio
            name={choiceName(field)}
            aria-label={t(`form.choose.${side}`, { field: label })}
            label={<Described name={name} value={field[side]} {...words} />}
            checked={chosen === side}
            onChange={() => onChoose(field, side)}
          />
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

const choiceName = ({ name }: FieldDifference) => `choose-${name}`;

export function focusChoice(field: FieldDifference): void {
  document.getElementsByName(choiceName(field))[0]?.focus();
}

interface DescribedProps extends Pick<Words, 'describe'> {
  name: string;
  value: unknown;
}

function Described({ name, value, describe }: DescribedProps) {
  const { t } = useTranslation('records');
  const { number } = useFormat();
  const words = describe?.(name, value) ?? (Array.isArray(value) ? value.join(', ') : value);
  if (words === '' || words === null || words === undefined) return t('form.nothing');
  if (typeof words === 'boolean') return t(words ? 'form.yes' : 'form.no');
  if (typeof words === 'number') return number(words);
  return typeof words === 'string' ? words : JSON.stringify(words);
}

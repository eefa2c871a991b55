import { Button, Popover, Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../core/lazyPart.ts';
import { PartLoader } from '../../ui/PartLoader.tsx';
import { fieldNamed, type RecordDeclaration } from '../declaration.ts';
import { fieldLabel } from '../recordWords.ts';

const RecordInput = lazyPart(async () => (await import('../form/RecordInput.tsx')).RecordInput);

interface Props {
  declaration: RecordDeclaration;
  /** The field that holds the id. */
  name: string;
  /** The label of the choice of no record, where the kind has its own. */
  none?: string;
  isRunning: boolean;
  onChange: (id: string | null) => void;
}

/** Sets the record that all selected records refer to. */
export function BulkReference({ declaration, name, none, isRunning, onChange }: Props) {
  const { t } = useTranslation('records');
  const { t: say } = useTranslation('screens');
  const [isOpen, setIsOpen] = useState(false);
  const field = fieldNamed(declaration, name);
  const label = fieldLabel(t, declaration.kind, field);

  function apply(id: string | null) {
    setIsOpen(false);
    onChange(id);
  }

  return (
    <Popover shadow="md" position="bottom-start" trapFocus opened={isOpen} onChange={setIsOpen}>
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          loading={isRunning}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {say('set', { label: label.toLowerCase() })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Stack gap="sm" miw={240}>
          {field.isRequired ? null : (
            <Button size="xs" variant="default" onClick={() => apply(null)}>
              {none ?? t('reference.clear', { field: label.toLowerCase() })}
            </Button>
          )}
          <Suspense fallback={<PartLoader />}>
            <RecordInput
              of={field.reference!}
              label={label}
              autoFocus
              value={[]}
              onChange={([chosen]) => chosen && apply(chosen.id)}
            />
          </Suspense>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

import { Button, Text } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import type { DeclaredRecord, RecordDeclaration } from '../declaration.ts';
import type { FormConfig } from '../form/formDescription.ts';
import { loadOwnForm } from '../form/loadForm.ts';
import { partNoun } from '../recordWords.ts';
import { PartEditor } from './PartEditor.tsx';
import { RelatedSection } from './RelatedSection.tsx';

interface Props {
  declaration: RecordDeclaration;
  record: DeclaredRecord;
  part: string;
  title: string;
  none?: string;
  children: ReactNode;
}

export function RecordPart({ declaration, record, part, title, none, children }: Props) {
  const { t: say } = useTranslation('screens');
  const mayWrite = useIsInGroup(declaration.write);
  const { t } = useTranslation('records');
  const { own, leave, ...editing } = useEditing(declaration);
  const count = (record[part] as readonly unknown[]).length;
  const mayEdit = declaration.canUpdate && mayWrite;

  if (own) return <PartEditor {...{ declaration, record, part, own }} onLeave={leave} />;
  return (
    <RelatedSection
      title={title}
      count={count}
      action={
        mayEdit ? (
          <EditButton
            {...editing}
            label={say('editField', { field: title })}
            add={
              count === 0
                ? say('rows.add', { noun: partNoun(t, partOf(declaration, part)) })
                : undefined
            }
          />
        ) : null
      }
    >
      {count > 0 ? (
        children
      ) : (
        <Text c="dimmed" size="sm">
          {none ?? say('noneRelated')}
        </Text>
      )}
    </RelatedSection>
  );
}

const partOf = ({ parts }: RecordDeclaration, name: string) =>
  parts.find((part) => part.name === name)!;

interface ButtonProps extends Omit<ReturnType<typeof useEditing>, 'own' | 'leave'> {
  label: string;
  add: string | undefined;
}

function EditButton({ button, isLoading, edit, label, add }: ButtonProps) {
  const { t: say } = useTranslation('screens');
  const Icon = add ? IconPlus : IconPencil;
  return (
    <Button
      ref={button}
      size="xs"
      variant="default"
      leftSection={<Icon size={16} aria-hidden />}
      aria-label={add ?? label}
      loading={isLoading}
      onClick={edit}
    >
      {add ?? say('edit')}
    </Button>
  );
}

function useEditing(declaration: RecordDeclaration) {
  const [own, setOwn] = useState<FormConfig>();
  const [isLoading, load] = useTransition();
  const button = useRef<HTMLButtonElement>(null);
  const isLeft = useRef(false);

  useEffect(() => {
    if (isLeft.current && document.activeElement === document.body) button.current?.focus();
    isLeft.current = own !== undefined;
  }, [own]);

  return {
    own,
    isLoading,
    button,
    edit: () => load(async () => setOwn(await loadOwnForm(declaration))),
    leave: () => setOwn(undefined),
  };
}

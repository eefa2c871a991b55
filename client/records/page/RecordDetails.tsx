import { Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import { fieldNamed, otherFields } from '../declaration.ts';
import { enteredWith } from '../form/fieldOverrides.ts';
import { keyedFields } from '../keyedFields.ts';
import { Detail } from './Detail.tsx';
import { type OwnWords, useFieldWords } from '../fieldWords.ts';
import styles from './RecordDetails.module.css';
import type { DetailsOf, DetailsOptions } from './detailsOptions.ts';

export interface DetailSection {
  title?: string;
  /** The shown fields by name, and derived values with their own label. */
  details: readonly (string | readonly [label: string, value: ReactNode])[];
}

interface Props extends DetailsOf {
  /** Fields that no section names follow in the last one. */
  sections: readonly DetailSection[];
  /** The fields that are shown elsewhere on the page, or not now. */
  elsewhere?: readonly string[];
  words?: OwnWords;
  picture?: ReactNode;
  isReadOnly?: boolean;
}

export function RecordDetails({
  sections,
  elsewhere = [],
  words,
  picture,
  isReadOnly = false,
  ...shared
}: Props) {
  const { t: say } = useTranslation('screens');
  const { declaration, fieldOverrides = {} } = shared;
  const mayWrite = useIsInGroup(declaration.write);
  const options: DetailsOptions = {
    ...shared,
    words: useFieldWords(declaration, words),
    isEditable: declaration.canUpdate && mayWrite && !isReadOnly,
  };
  const own = sections.flatMap(({ details }) => details.filter((each) => typeof each === 'string'));
  const named = [...own, ...enteredWith(own, fieldOverrides), ...elsewhere];
  const others = otherFields(declaration.fields, named).map(({ name }) => name);
  const updatable = declaration.fields.filter(
    ({ name, isUpdatable }) => isUpdatable && !elsewhere.includes(name),
  );
  const keyed = keyedFields(options.isEditable ? updatable : []);
  return (
    <Paper p="lg" component="section" aria-label={say('details')}>
      <div className={styles.card}>
        {picture}
        <Stack gap="lg">
          {sectionsWith(sections, others).map(({ title, details }: DetailSection, index) => (
            <div key={title ?? index}>
              {title ? (
                <Title order={2} size="h6" mb="xs">
                  {title}
                </Title>
              ) : null}
              <dl className={styles.details}>
                {details.map((detail) =>
                  typeof detail === 'string' ? (
                    <Detail
                      key={detail}
                      field={fieldNamed(declaration, detail)}
                      options={options}
                      keyed={keyed.find(({ name }) => name === detail)?.action}
                    />
                  ) : (
                    <div key={detail[0]}>
                      <dt>{detail[0]}</dt>
                      <dd className={styles.plain}>{detail[1] || '–'}</dd>
                    </div>
                  ),
                )}
              </dl>
            </div>
          ))}
        </Stack>
      </div>
    </Paper>
  );
}

const times: readonly unknown[] = ['createdAt', 'updatedAt'];

/**
 * Returns the sections that have details, with the other fields in the last one, and after it when the record was
 * created and last changed.
 */
function sectionsWith(
  sections: readonly DetailSection[],
  others: readonly string[],
): readonly DetailSection[] {
  const shown = sections.filter(({ details }) => details.length > 0);
  const { details = [], ...last } = shown.at(-1) ?? {};
  const rest = others.filter((name) => !times.includes(name));
  return [
    ...shown.slice(0, -1),
    { ...last, details: [...details, ...rest] },
    { details: others.filter((name) => times.includes(name)) },
  ].filter((section) => section.details.length > 0);
}

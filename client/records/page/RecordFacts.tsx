import { Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import { fieldNamed } from '../declaration.ts';
import { Fact } from './Fact.tsx';
import { type OwnWords, useFieldWords } from '../fieldWords.ts';
import styles from './RecordFacts.module.css';
import type { FactsOf, FactsOptions } from './factsOptions.ts';

export interface FactSection {
  title?: string;
  /** Names of fields, and values derived from them with their own label. */
  facts: readonly (string | readonly [label: string, value: ReactNode])[];
}

interface Props extends FactsOf {
  sections: readonly FactSection[];
  words?: OwnWords;
  picture?: ReactNode;
  isReadOnly?: boolean;
}

export function RecordFacts({ sections, words, picture, isReadOnly = false, ...shared }: Props) {
  const { t: say } = useTranslation('screens');
  const { declaration } = shared;
  const mayWrite = useIsInGroup(declaration.write);
  const options: FactsOptions = {
    ...shared,
    words: useFieldWords(declaration, words),
    isEditable: declaration.canUpdate && mayWrite && !isReadOnly,
  };
  return (
    <Paper p="lg" component="section" aria-label={say('details')}>
      <div className={styles.card}>
        {picture}
        <Stack gap="lg">
          {sections.filter(hasFacts).map(({ title, facts }, index) => (
            <div key={title ?? index}>
              {title ? (
                <Title order={2} size="h6" mb="xs">
                  {title}
                </Title>
              ) : null}
              <dl className={styles.facts}>
                {facts.map((fact) =>
                  typeof fact === 'string' ? (
                    <Fact key={fact} field={fieldNamed(declaration, fact)} options={options} />
                  ) : (
                    <div key={fact[0]}>
                      <dt>{fact[0]}</dt>
                      <dd className={styles.plain}>{fact[1] || '–'}</dd>
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

const hasFacts = ({ facts }: FactSection) => facts.length > 0;

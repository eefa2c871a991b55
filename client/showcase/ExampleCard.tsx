import { ActionIcon, Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconCode, IconLink } from '@tabler/icons-react';
import { type ReactNode, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { notifyProblem } from '../core/notify.tsx';
import styles from './ExampleCard.module.css';
import { ExampleSource, type SourceFile } from './ExampleSource.tsx';

interface Props {
  /** The name of the example's component, which is its place in the page's address too. */
  name: string;
  title: string;
  /** Names of the code stand in it as `<code>name</code>`. */
  note: string;
  isTarget: boolean;
  sources: Record<string, () => Promise<string>>;
  children: ReactNode;
}

/** Shows one worked example: what it is, the live piece, and its source when asked for. */
export function ExampleCard({ name, title, note, isTarget, sources, children }: Props) {
  const { t } = useTranslation(['showcase', 'common']);
  const [files, setFiles] = useState<SourceFile[]>();
  const [isLoading, startLoading] = useTransition();

  function toggle() {
    if (files) return setFiles(undefined);
    startLoading(async () => {
      try {
        setFiles(await readAll(sources));
      } catch {
        notifyProblem(t('common:somethingWrong'));
      }
    });
  }

  return (
    <Paper
      component="section"
      id={name}
      aria-labelledby={`${name}-title`}
      className={styles.card}
      data-target={isTarget || undefined}
    >
      <div>
        <Group justify="space-between" align="flex-start" wrap="nowrap">
          <Group gap={4} wrap="nowrap" mih={30}>
            <Title id={`${name}-title`} order={2} size="h4">
              {title}
            </Title>
            <ActionIcon
              component={Link}
              to={`#${name}`}
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={t('linkTo', { title })}
            >
              <IconLink size={16} aria-hidden />
            </ActionIcon>
          </Group>
          <Button
            variant="default"
            size="xs"
            className={styles.code}
            leftSection={<IconCode size={16} aria-hidden />}
            aria-expanded={files !== undefined}
            aria-label={t('codeOf', { title })}
            loading={isLoading}
            onClick={toggle}
          >
            {t('code')}
          </Button>
        </Group>
        <Text className={styles.note} size="sm" c="dimmed">
          {withCode(note)}
        </Text>
      </div>
      <div className={styles.live}>{children}</div>
      {files ? <ExampleSource title={title} files={files} /> : null}
    </Paper>
  );
}

/** Shows every second piece as a name of the code. */
function withCode(note: string): ReactNode[] {
  const pieces = note.split(/<\/?code>/);
  return pieces.map((piece, index) => (index % 2 ? <code key={index}>{piece}</code> : piece));
}

async function readAll(sources: Props['sources']): Promise<SourceFile[]> {
  return Promise.all(
    Object.entries(sources).map(async ([name, read]) => ({ name, text: await read() })),
  );
}

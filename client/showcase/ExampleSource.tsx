import { ActionIcon, CopyButton, Tabs, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/Tabs.css';
import styles from './ExampleSource.module.css';
import { highlight } from './highlight.ts';

export interface SourceFile {
  name: string;
  text: string;
}

/** Shows the files of an example as they were written, each with a button that copies it. */
export function ExampleSource({ title, files }: { title: string; files: SourceFile[] }) {
  const { t } = useTranslation('showcase');
  return (
    <Tabs className={styles.source} defaultValue={files[0]?.name}>
      <Tabs.List className={styles.files} aria-label={t('codeOf', { title })}>
        {files.map(({ name }) => (
          <Tabs.Tab key={name} value={name}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {files.map(({ name, text }) => (
        <Tabs.Panel key={name} value={name}>
          <pre className={styles.text} tabIndex={0} role="region" aria-label={name}>
            <code>
              {highlight(text).map(({ text, kind }, place) => (
                <span key={place} data-kind={kind}>
                  {text}
                </span>
              ))}
            </code>
          </pre>
          <CopySource file={name} text={text} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function CopySource({ file, text }: { file: string; text: string }) {
  const { t } = useTranslation('showcase');
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => {
        const label = t(copied ? 'copied' : 'copy', { file });
        return (
          <Tooltip label={label} position="left">
            <ActionIcon
              className={styles.copy}
              variant="subtle"
              color="gray"
              aria-label={label}
              onClick={copy}
            >
              {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            </ActionIcon>
          </Tooltip>
        );
      }}
    </CopyButton>
  );
}

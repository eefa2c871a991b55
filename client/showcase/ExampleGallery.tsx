import { Anchor, Title } from '@mantine/core';
import { type ComponentType, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Namespaces } from '../core/i18n/catalogues.ts';
import { ExampleCard } from './ExampleCard.tsx';
import styles from './ExampleGallery.module.css';

/** The words of a page in the catalogue; the page shows its examples in the order of these. */
interface PageTexts {
  examples: Record<string, { title: string; note: string }>;
}

export interface Examples {
  /** Their words are the catalogue of this name. */
  page: keyof Namespaces;
  /** The modules of the page's folder; each exports the component that its file is named after. */
  examples: Record<string, Record<string, ComponentType>>;
  sources: Record<string, () => Promise<string>>;
}

/** Shows a gallery of worked examples, each with its source, and a list that leads to them. */
export function ExampleGallery({ page, examples, sources }: Examples) {
  const { t, i18n } = useTranslation(['showcase', page]);
  const { hash } = useLocation();
  const texts = i18n.getResourceBundle(i18n.language, page) as PageTexts;
  const order = Object.keys(texts.examples);
  const components = Object.values(examples)
    .flatMap((module) => Object.entries(module))
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));

  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);

  return (
    <div className={styles.page}>
      <div className={styles.gallery}>
        {components.map(([name, Component]) => (
          <ExampleCard
            key={name}
            name={name}
            title={texts.examples[name]!.title}
            note={texts.examples[name]!.note}
            isTarget={hash === `#${name}`}
            sources={filesOf(name, sources)}
          >
            <Component />
          </ExampleCard>
        ))}
      </div>
      <nav className={styles.contents} aria-labelledby="on-this-page">
        <Title id="on-this-page" order={2} size="h6">
          {t('onThisPage')}
        </Title>
        {components.map(([name]) => (
          <Anchor key={name} component={Link} to={`#${name}`} size="sm">
            {texts.examples[name]!.title}
          </Anchor>
        ))}
      </nav>
    </div>
  );
}

/** Returns an example's own files by their names: the component first, then its query and its styles. */
function filesOf(example: string, sources: Examples['sources']): Examples['sources'] {
  const files = Object.entries(sources)
    .map(([path, read]) => [path.slice(path.lastIndexOf('/') + 1), read] as const)
    .filter(([file]) => file.startsWith(`${example}.`))
    .toSorted(([one], [other]) => Number(other.endsWith('.tsx')) - Number(one.endsWith('.tsx')));
  return Object.fromEntries(files);
}

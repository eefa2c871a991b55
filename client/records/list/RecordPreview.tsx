import { useQuery } from '@apollo/client/react';
import { Button, CloseButton, Group, Portal, Title } from '@mantine/core';
import { IconArrowUpRight } from '@tabler/icons-react';
import { type RefObject, Suspense, use, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PartLoader } from '../../ui/PartLoader.tsx';
import { PendingRecord } from '../page/PendingRecord.tsx';
import { ROW_LINK } from './rowKeys.ts';
import type { DeclaredRecord, RecordDeclaration } from '../declaration.ts';
import { loadDeclarations } from '../loadDeclaration.ts';
import { recordLink, resourceOf } from '../resources.ts';
import { previewLoader } from './loadPreview.ts';
import type { PreviewContent } from './previewContent.ts';
import styles from './RecordPreview.module.css';

interface Props {
  kind: string;
  id: string;
  /** The list, for links to the record's page. */
  origin?: unknown;
  onClose: () => void;
  isFocused?: boolean;
}

/** Shows one record beside its list, which can still be used. */
export function RecordPreview(props: Props) {
  return (
    <Portal>
      <Panel {...props} />
    </Portal>
  );
}

function Panel({ kind, id, origin, onClose, isFocused = false }: Props) {
  const { t } = useTranslation();
  const heading = useId();
  const close = useRef<HTMLButtonElement>(null);
  useCoveringFocus(id, close, isFocused);
  return (
    <aside className={styles.panel} aria-label={t('list.preview')} aria-labelledby={heading}>
      <Group justify="space-between" p="md">
        <Button
          component={Link}
          to={recordLink(kind, id) ?? ''}
          state={origin}
          variant="default"
          size="xs"
          rightSection={<IconArrowUpRight size={14} aria-hidden />}
        >
          {t('list.openPreviewed')}
        </Button>
        <CloseButton ref={close} aria-label={t('close')} onClick={onClose} />
      </Group>
      <div className={styles.details}>
        <Suspense fallback={<PartLoader />}>
          <Previewed key={id} kind={kind} id={id} heading={heading} />
        </Suspense>
      </div>
    </aside>
  );
}

const COVERED = '(max-width: 30em)';

/** Takes the focus when the panel covers the list, and returns it to the row that it showed. */
function useCoveringFocus(
  id: string,
  close: RefObject<HTMLElement | null>,
  isFocused: boolean,
): void {
  useEffect(() => {
    if (!isFocused && !window.matchMedia(COVERED).matches) return undefined;
    close.current?.focus();
    return () => document.querySelector<HTMLElement>(`[${ROW_LINK}="${CSS.escape(id)}"]`)?.focus();
  }, [id, close, isFocused]);
}

const contents = new Map<string, Promise<PreviewContent>>();

function contentOf(kind: string): Promise<PreviewContent> {
  const content = contents.get(kind) ?? previewLoader(resourceOf(kind)!)();
  contents.set(kind, content);
  return content;
}

function Previewed({ kind, ...shown }: PreviewedProps & { kind: string }) {
  const content = use(contentOf(kind));
  const declaration = use(loadDeclarations()).find((each) => each.kind === kind)!;
  return <Details content={content} declaration={declaration} {...shown} />;
}

interface PreviewedProps {
  id: string;
  /** The id of the heading. */
  heading: string;
}

interface DetailsProps extends PreviewedProps {
  content: PreviewContent;
  declaration: RecordDeclaration;
}

function Details({ content, declaration, id, heading }: DetailsProps) {
  const { t } = useTranslation();
  const query = useQuery(content.query(declaration), {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const data = query.data as Record<string, DeclaredRecord | null> | undefined;
  const record = data?.[declaration.one];
  if (!record) return <PendingRecord query={query} notFound={t('list.noRecord')} />;
  return (
    <>
      <Title id={heading} order={2} size="h4">
        {String(record[declaration.title])}
      </Title>
      {content.show(data, declaration)}
    </>
  );
}

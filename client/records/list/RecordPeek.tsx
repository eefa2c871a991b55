import { useQuery } from '@apollo/client/react';
import { Button, CloseButton, Group, Portal } from '@mantine/core';
import { IconArrowUpRight } from '@tabler/icons-react';
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PartLoader } from '../../components/PartLoader.tsx';
import { PendingRecord } from '../../components/PendingRecord.tsx';
import type { RecordDeclaration } from '../declaration.ts';
import { loadDeclarations } from '../loadDeclaration.ts';
import { recordLink, resourceOf } from '../resources.ts';
import type { PeekContent } from './peekContent.ts';
import styles from './RecordPeek.module.css';

interface Props {
  kind: string;
  id: string;
  onClose: () => void;
}

/** One record beside its list, which goes on being used. */
export function RecordPeek({ kind, id, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Portal>
      <aside className={styles.panel} aria-label={t('list.preview')}>
        <Group justify="space-between" p="md">
          <Button
            component={Link}
            to={recordLink(kind, id) ?? ''}
            variant="default"
            size="xs"
            rightSection={<IconArrowUpRight size={14} aria-hidden />}
          >
            {t('list.openPeeked')}
          </Button>
          <CloseButton aria-label={t('close')} onClick={onClose} />
        </Group>
        <div className={styles.facts}>
          <Suspense fallback={<PartLoader />}>
            <Peeked key={id} kind={kind} id={id} />
          </Suspense>
        </div>
      </aside>
    </Portal>
  );
}

const contents = new Map<string, Promise<PeekContent>>();

function contentOf(kind: string): Promise<PeekContent> {
  const content = contents.get(kind) ?? resourceOf(kind)!.peek!();
  contents.set(kind, content);
  return content;
}

function Peeked({ kind, id }: Pick<Props, 'kind' | 'id'>) {
  const content = use(contentOf(kind));
  const declaration = use(loadDeclarations()).find((each) => each.kind === kind)!;
  return <Facts content={content} declaration={declaration} id={id} />;
}

interface FactsProps {
  content: PeekContent;
  declaration: RecordDeclaration;
  id: string;
}

function Facts({ content, declaration, id }: FactsProps) {
  const { t } = useTranslation();
  const query = useQuery(content.query(declaration), {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const data = query.data as Record<string, unknown> | undefined;
  return data?.[declaration.one] ? (
    content.show(data, declaration)
  ) : (
    <PendingRecord query={query} notFound={t('list.noRecord')} />
  );
}

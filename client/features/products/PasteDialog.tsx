import { useApolloClient, useMutation } from '@apollo/client/react';
import {
  Button,
  Group,
  Modal,
  SegmentedControl,
  Skeleton,
  Stack,
  Textarea,
  Title,
} from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/SegmentedControl.css';
import { startTransition, Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { useNumberStyle } from '../../core/i18n/useNumberStyle.ts';
import { refusalOf } from '../../core/refusal.ts';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import { useReturnFocus } from '../../ui/useReturnFocus.ts';
import { PasteProductsDocument } from './PasteDialog.generated.ts';
import { PastePreview } from './PastePreview.tsx';
import type { NumberField } from './productValues.ts';
import { changingRows, type PasteProduct, type PasteRow, readPaste } from './readPaste.ts';
import { evictKinds } from '../../records/recordLists.ts';

export interface PasteStart {
  field: NumberField;
  text: string;
  /** The list's rows, from the one that is pasted into. */
  shown: readonly PasteProduct[];
}

/** Shows what a pasted column changes, and applies it in one step. */
export function PasteDialog({ start, onClose }: { start: PasteStart; onClose: () => void }) {
  const { t } = useTranslation(['products', 'records']);
  const paste = usePaste(start);
  const title = t('paste.title');
  useReturnFocus(true);
  return (
    <Modal.Root opened onClose={onClose} size="lg" returnFocus={false}>
      <Modal.Overlay />
      <Modal.Content aria-label={title}>
        <Modal.Body>
          <Stack>
            <Title order={2} size="h4">
              {title}
            </Title>
            <SegmentedControl
              aria-label={t('paste.column')}
              value={paste.field}
              onChange={(field) => paste.read({ field: field })}
              data={(['price', 'totalUnit'] as const).map((value) => ({
                value,
                label: t(`records:fieldsOf.Product.${value}`),
              }))}
            />
            <Textarea
              label={t('paste.text')}
              description={t('paste.hint', { title: start.shown[0]?.title ?? '' })}
              data-autofocus
              autosize
              minRows={3}
              maxRows={6}
              value={paste.text}
              onChange={({ currentTarget }) => paste.read({ text: currentTarget.value })}
            />
            <Suspense fallback={<Skeleton height={120} />}>
              <PasteResult {...paste} onClose={onClose} />
            </Suspense>
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Returns the dialog's values, and the preview, which is read again on each change. */
function usePaste({ shown, ...start }: PasteStart) {
  const client = useApolloClient();
  const style = useNumberStyle();
  const resultOf = ({ field, text }: Omit<PasteStart, 'shown'>) =>
    readPaste(client, { field, text, style, shown }).catch(() => undefined);
  const [typed, setTyped] = useState(start);
  const [result, setResult] = useState(() => resultOf(start));
  return {
    ...typed,
    result,
    read(change: Partial<typeof typed>) {
      const next = { ...typed, ...change };
      setTyped(next);
      startTransition(() => setResult(resultOf(next)));
    },
  };
}

interface ResultProps {
  field: NumberField;
  result: Promise<PasteRow[] | undefined>;
  read: (change: object) => void;
  onClose: () => void;
}

function PasteResult({ field, result, read, onClose }: ResultProps) {
  const { t } = useTranslation(['products', 'common', 'records']);
  const { number } = useFormat();
  const rows = use(result);
  const changing = changingRows(rows ?? [], field);
  const { apply, isRunning, refused } = usePasteChange(field, onClose);
  const count = changing.length;
  return (
    <>
      {rows ? (
        <PastePreview rows={rows} field={field} refused={refused} />
      ) : (
        <Button variant="default" onClick={() => read({})}>
          {t('common:retry')}
        </Button>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button disabled={count === 0} loading={isRunning} onClick={() => void apply(changing)}>
          {t('paste.apply', { count, number: number(count) })}
        </Button>
      </Group>
    </>
  );
}

function usePasteChange(field: NumberField, onDone: () => void) {
  const { t } = useTranslation(['products', 'records']);
  const { number } = useFormat();
  const showProblem = useShowProblem();
  const offerUndo = useNotifyUndoable();
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());
  const [change, { loading }] = useMutation(PasteProductsDocument, {
    update: evictKinds('Product'),
  });

  async function apply(rows: readonly PasteRow[]) {
    const input = {
      rows: rows.map(({ product, value }) => ({
        id: product!.id,
        version: product!.version,
        [field]: value,
      })),
    };
    try {
      const { data } = await change({ variables: { input } });
      const { count, activityId } = data!.updateProducts;
      const message = t('paste.done', { count, number: number(count) });
      offerUndo({ message, activityId });
      onDone();
    } catch (error) {
      showProblem(error);
      const fields = Object.entries(refusalOf(error)?.fields ?? {});
      setRefused(
        new Map(fields.map(([path, problem]) => [rows[Number(path.split('.')[1])]!.line, problem])),
      );
    }
  }

  return { apply, isRunning: loading, refused };
}

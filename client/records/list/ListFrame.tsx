import { Group } from '@mantine/core';
import {
  type FocusEvent,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../../core/lazyPart.ts';
import { type PreviewState, usePreview } from './usePreview.ts';
import { onRowKey, ROW_LINK } from './rowKeys.ts';
import { useListKeys } from './useListKeys.ts';
import { useReturnToRow } from './useReturnToRow.ts';
import { ListPager } from './ListPager.tsx';
import type { PageInfo } from './pageInfo.ts';
import { useListParams } from './useListParams.ts';
import { ListStatus } from './ListStatus.tsx';
import { ListSelectionBar } from './ListSelectionBar.tsx';
import {
  type ListSelection,
  type SelectableList,
  useDeferredSelection,
} from './useListSelection.ts';

const RecordPreview = lazyPart(async () => (await import('./RecordPreview.tsx')).RecordPreview);

/** The props, besides rows, that a list's page passes to its table or cards. */
export interface ShownList {
  pageInfo: PageInfo;
  totalCount: number;
  empty: ReactNode;
}

export interface FramedList extends ShownList {
  label: string;
  bulkActions?: ((selection: ListSelection) => ReactNode) | undefined;
  /** Shown above the rows while none is selected, such as the saved views. */
  toolbar?: ReactNode;
}

interface Props {
  list: FramedList;
  shown: number;
  /** The state of links to a row's page or form. */
  origin?: unknown;
  selectable: SelectableList;
  before?: ReactNode;
  tools: ReactNode;
  children: ReactNode;
}

export function ListFrame({ list, shown, origin, selectable, before, tools, children }: Props) {
  const { label, bulkActions, toolbar, totalCount, pageInfo, empty } = list;
  const navigate = useNavigate();
  const preview = usePreview();
  const section = useRef<HTMLElement>(null);
  const noteOpened = useReturnToRow(section);
  useListKeys({ list: section, clear: () => (preview.id ? preview.close : clearOf(selectable)) });
  const status = <SelectionStatus selectable={selectable} />;
  const isPastEnd = shown === 0 && totalCount > 0;
  useLastPageInstead(isPastEnd);
  if (shown === 0) {
    return (
      <>
        {status}
        <Group mb="sm" data-fills-width>
          <Bar bulkActions={bulkActions} toolbar={toolbar} selectable={selectable} />
        </Group>
        {isPastEnd ? null : empty}
      </>
    );
  }
  return (
    <>
      {status}
      <section
        ref={section}
        data-fills-width
        aria-label={label}
        onKeyDown={(event) =>
          onRowKey(event, {
            select: bulkActions ? selectable.toggle : undefined,
            edit: (path) => void navigate(path, { state: origin }),
            preview: preview.open,
          })
        }
        onFocus={(event) => follow(event, preview)}
        onClick={noteOpened}
      >
        <Group justify="space-between" mb="sm" gap="xs">
          {before}
          <Bar bulkActions={bulkActions} toolbar={toolbar} selectable={selectable} />
          <Group gap="xs" ml="auto">
            {tools}
          </Group>
        </Group>
        {children}
        <ListPager pageInfo={pageInfo} shown={shown} totalCount={totalCount} />
        {preview.id ? (
          <Suspense>
            <RecordPreview
              kind={preview.kind}
              id={preview.id}
              origin={origin}
              onClose={preview.close}
            />
          </Suspense>
        ) : null}
      </section>
    </>
  );
}

/** Navigates to the last page when a page no longer has rows. */
function useLastPageInstead(isPastEnd: boolean): void {
  const { arrange } = useListParams([]);
  const toLastPage = useEffectEvent(() => arrange({ after: '', before: '', last: '1' }));
  useEffect(() => {
    if (isPastEnd) toLastPage();
  }, [isPastEnd]);
}

const clearOf = ({ read, select }: SelectableList) =>
  read().isAll || read().ids.size > 0 ? () => select([]) : undefined;

function SelectionStatus({ selectable }: Pick<Props, 'selectable'>) {
  const { count } = useDeferredSelection(selectable);
  return <ListStatus total={selectable.totalCount} selected={count} />;
}

type BarProps = Pick<FramedList, 'bulkActions' | 'toolbar'> & Pick<Props, 'selectable'>;

function Bar({ bulkActions, toolbar, selectable }: BarProps) {
  const selection = useDeferredSelection(selectable);
  return (
    <SelectionBar
      bulkActions={bulkActions}
      toolbar={toolbar}
      selectable={selectable}
      selection={selection}
    />
  );
}

/** It is memoized: selecting renders it with the previous selection first, and then with the new one. */
const SelectionBar = memo(function SelectionBar(props: BarProps & { selection: ListSelection }) {
  const { bulkActions, toolbar, selectable, selection } = props;
  if (!bulkActions || selection.count === 0) {
    return (
      <Group gap="xs" miw={0}>
        {toolbar}
      </Group>
    );
  }
  return (
    <ListSelectionBar selection={selection} selectable={selectable}>
      <Suspense>{bulkActions(selection)}</Suspense>
    </ListSelectionBar>
  );
});

/** Shows the focused row in the preview, while the preview shows another one. */
function follow({ target }: FocusEvent, { id, open }: PreviewState): void {
  const focused = id && target.getAttribute(ROW_LINK);
  if (focused && focused !== id) open?.(focused);
}

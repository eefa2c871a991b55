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
import styles from './ListLayout.module.css';
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
  /** Controls of this list alone, before those that every list has. */
  tools?: ReactNode;
}

interface Props {
  list: FramedList;
  /** Whether rows have a form that the user can open. */
  canEdit: boolean;
  shown: number;
  /** The state of links to a row's page or form. */
  origin?: unknown;
  selectable: SelectableList;
  before?: ReactNode;
  tools: ReactNode;
  children: ReactNode;
}

export function ListFrame({ list, canEdit, shown, origin, selectable, ...parts }: Props) {
  const { before, tools, children } = parts;
  const { label, bulkActions, totalCount, pageInfo, empty } = list;
  const navigate = useNavigate();
  const preview = usePreview();
  const section = useRef<HTMLElement>(null);
  const noteOpened = useReturnToRow(section);
  useListKeys({
    list: section,
    select: bulkActions ? selectable.toggle : undefined,
    edit: canEdit ? (path) => void navigate(path, { state: origin }) : undefined,
    clear: () => (preview.id ? preview.close : clearOf(selectable)),
  });
  const isPastEnd = shown === 0 && totalCount > 0;
  useLastPageInstead(isPastEnd);
  return (
    <>
      <SelectionStatus selectable={selectable} />
      {before ? <div className={styles.before}>{before}</div> : null}
      {bulkActions ? <Bar bulkActions={bulkActions} selectable={selectable} /> : null}
      <div className={styles.tools} data-not-printed>
        {tools}
      </div>
      {shown === 0 && !isPastEnd ? empty : null}
      {shown > 0 ? (
        <section
          ref={section}
          aria-label={label}
          onKeyDown={(event) => onRowKey(event, preview.open)}
          onFocus={(event) => follow(event, preview)}
          onClick={noteOpened}
        >
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
      ) : null}
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

interface BarProps {
  bulkActions: NonNullable<FramedList['bulkActions']>;
  selectable: SelectableList;
}

function Bar(props: BarProps) {
  return <SelectionBar {...props} selection={useDeferredSelection(props.selectable)} />;
}

/** It is memoized: selecting renders it with the previous selection first, and then with the new one. */
const SelectionBar = memo(function SelectionBar(props: BarProps & { selection: ListSelection }) {
  const { bulkActions, selectable, selection } = props;
  if (selection.count === 0) return null;
  return (
    <div className={styles.selection}>
      <ListSelectionBar selection={selection} selectable={selectable}>
        <Suspense>{bulkActions(selection)}</Suspense>
      </ListSelectionBar>
    </div>
  );
});

/** Shows the focused row in the preview, while the preview shows another one. */
function follow({ target }: FocusEvent, { id, open }: PreviewState): void {
  const focused = id && target.getAttribute(ROW_LINK);
  if (focused && focused !== id) open?.(focused);
}

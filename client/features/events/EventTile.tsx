import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { RenderEvent } from './scheduledEvents.ts';
import { clsx } from 'clsx';
import {
  type ComponentProps,
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefCallback,
  useRef,
} from 'react';
import { Link } from 'react-router-dom';
import { useOpenRecord } from '../../records/list/openRecord.ts';
import colors from './eventColor.module.css';
import { eventColor } from './eventColors.ts';
import type { EventTile_EventFragment } from './EventTile.generated.ts';
import styles from './EventTile.module.css';
import { useEventWords } from './useEventWords.ts';

interface TileKeys {
  isTaken: boolean;
  keep: RefCallback<HTMLAnchorElement>;
  describedBy?: string | undefined;
  onKeyDown?: (key: KeyboardEvent) => void;
  onLeave?: () => void;
}

interface Props {
  event: EventTile_EventFragment;
  root: Parameters<RenderEvent>[1];
  keys: TileKeys;
  children?: ReactNode;
}

/** Is a link, so that the event can be opened in a new tab. */
export function EventTile({ event, root, keys, children }: Props) {
  const { linkTo, opened } = useOpenRecord('event', 'new');
  const { title, rest: more } = useEventWords().whole(event);
  const isOnEdge = useRef(false);
  const { className, onClick: open, ...rest } = root as unknown as ComponentProps<typeof Link>;

  function onClick(click: MouseEvent<HTMLAnchorElement>) {
    if (click.ctrlKey || click.metaKey || click.shiftKey) return;
    // The library does not report the click that ends a drag.
    click.preventDefault();
    open?.(click);
  }

  function onPointerDown({ target }: PointerEvent) {
    isOnEdge.current = (target as Element).hasAttribute('data-edge');
  }

  /** Drags the event, but not while it is resized at an edge. */
  function onDragStart(drag: DragEvent<HTMLAnchorElement>) {
    if (isOnEdge.current) drag.preventDefault();
    else rest.onDragStart?.(drag);
  }

  function onBlur({ relatedTarget }: { relatedTarget: Element | null }) {
    const isElsewhere = relatedTarget && relatedTarget.getAttribute('data-event-id') !== event.id;
    if (keys.isTaken && isElsewhere) keys.onLeave?.();
  }

  return (
    <UnstyledButton
      component={Link}
      {...rest}
      ref={keys.isTaken ? keys.keep : undefined}
      to={linkTo(event.id)}
      state={opened}
      className={clsx(className, styles.tile, colors.color)}
      data-color={eventColor(event.color)}
      data-taken={keys.isTaken || undefined}
      data-event-id={event.id}
      data-row={event.id}
      aria-describedby={keys.describedBy}
      title={`${title}, ${more}`}
      onClick={onClick}
      onPointerDownCapture={onPointerDown}
      onDragStart={onDragStart}
      onKeyDown={keys.onKeyDown}
      onBlur={onBlur}
    >
      {children ?? root.children}
      <VisuallyHidden>{` ${more}`}</VisuallyHidden>
    </UnstyledButton>
  );
}

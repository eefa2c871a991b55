import { getFirstCollision, PointerSensor, type PointerSensorProps } from '@dnd-kit/core';
import { flushSync } from 'react-dom';

type Coordinates = Parameters<PointerSensorProps['onMove']>[0];

/**
 * Drops where the pointer is. dnd-kit drops where the item was drawn last: a quick drop, or one while the browser is
 * busy, would put it back in its place.
 */
export class DropSensor extends PointerSensor {
  constructor(props: PointerSensorProps) {
    let last: Coordinates | undefined;
    super({
      ...props,
      onMove(coordinates) {
        last = coordinates;
        props.onMove(coordinates);
      },
      onEnd() {
        // Draws the last move now, from which dnd-kit computes what is below.
        if (last) flushSync(() => props.onMove(last!));
        takeOver(props);
        props.onEnd();
      },
    });
  }
}

/** Sets what the pointer is over, which dnd-kit would do in an effect after the drop. */
function takeOver({ context }: PointerSensorProps): void {
  const { collisions, droppableContainers } = context.current;
  const below = droppableContainers.get(getFirstCollision(collisions, 'id') ?? undefined);
  const rect = below?.rect.current;
  context.current.over =
    below && rect ? { id: below.id, rect, data: below.data, disabled: below.disabled } : null;
}

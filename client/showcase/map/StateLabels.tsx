import { stateShapes } from '../../ui/map/brazilStates.ts';
import styles from './StateLabels.module.css';

/** A state narrower than this has no room for its code. */
const NARROWEST_PIXELS = 44;

interface Props {
  /** The pixels of a unit of the base map. */
  scale: number;
  /** The pixel at which the base map begins. */
  origin: { x: number; y: number };
}

export function StateLabels({ scale, origin }: Props) {
  const labelled = stateShapes.filter(({ label }) => label.width * scale > NARROWEST_PIXELS);
  return (
    <g aria-hidden>
      {labelled.map(({ code, label }) => (
        <text
          key={code}
          className={styles.label}
          x={origin.x + label.x * scale}
          y={origin.y + label.y * scale}
        >
          {code}
        </text>
      ))}
    </g>
  );
}

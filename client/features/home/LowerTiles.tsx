import { ActivityTile } from './ActivityTile.tsx';
import styles from './HomePage.module.css';
import type { Period } from './period.ts';
import { PipelineTile } from './PipelineTile.tsx';
import { TopProductsTile } from './TopProductsTile.tsx';

/** The tiles that begin below the screen, whose code loads after it. */
export function LowerTiles({ period }: { period: Period }) {
  return (
    <>
      <div className={styles.half}>
        <PipelineTile />
      </div>
      <div className={styles.half}>
        <TopProductsTile period={period} />
      </div>
      <div className={styles.whole}>
        <ActivityTile />
      </div>
    </>
  );
}

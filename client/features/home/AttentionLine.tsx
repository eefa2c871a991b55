import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { AttentionAction, type Action } from './AttentionAction.tsx';
import styles from './AttentionLine.module.css';

export interface Line {
  count: number;
  tone: 'red' | 'yellow' | 'petrol';
  /** The words for the counted records, without the number. */
  words: string;
  /** The list that is counted. */
  link: string;
  /** The one that comes first, which the action is about. */
  next: string;
  action: Action;
}

export function AttentionLine({ count, tone, words, link, next, action }: Line) {
  const { number } = useFormat();
  const id = useId();
  return (
    <li className={styles.line} data-tone={tone}>
      <div className={styles.text}>
        <Link to={link} className={styles.link}>
          <span className={styles.count}>{number(count)}</span>{' '}
          <span className={styles.words}>{words}</span>
        </Link>
        <span id={id} className={styles.next} title={next}>
          {next}
        </span>
      </div>
      <AttentionAction action={action} describedBy={id} />
    </li>
  );
}

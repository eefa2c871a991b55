import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import styles from './ContactAvatar.module.css';
import type { ContactAvatar_ContactFragment } from './ContactAvatar.generated.ts';

/** Shows the avatar with a dot for the status, whose text stands beside it. */
export function ContactAvatar({ contact }: { contact: ContactAvatar_ContactFragment }) {
  return (
    <span className={styles.frame}>
      <PersonAvatar name={contact.name} src={contact.avatar} size={40} />
      <span className={styles.dot} data-status={contact.status} />
    </span>
  );
}

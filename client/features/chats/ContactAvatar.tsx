import { Avatar } from '@mantine/core';
import styles from './ContactAvatar.module.css';
import type { ContactAvatar_ContactFragment } from './ContactAvatar.generated.ts';

/** A picture or initials, with the dot of the status; the words for it stand beside. */
export function ContactAvatar({ contact }: { contact: ContactAvatar_ContactFragment }) {
  return (
    <span className={styles.frame}>
      <Avatar
        name={contact.name}
        src={contact.avatar}
        alt=""
        color="petrol"
        size={40}
        aria-hidden
      />
      <span className={styles.dot} data-status={contact.status} />
    </span>
  );
}

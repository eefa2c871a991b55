import styles from './ProjectPicture.module.css';

const grounds = ['petrol', 'indigo', 'grape', 'blue'] as const;

interface Props {
  name: string;
  src: string | null;
}

/** Shows the first letter on a colour where there is no picture. */
export function ProjectPicture({ name, src }: Props) {
  if (src) return <img className={styles.picture} src={src} alt="" loading="lazy" />;
  return (
    <div
      className={styles.picture}
      data-ground={grounds[(name.codePointAt(0) ?? 0) % grounds.length]}
      aria-hidden
    >
      {name.charAt(0)}
    </div>
  );
}

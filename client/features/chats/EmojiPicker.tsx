import { Text, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './EmojiPicker.module.css';
import { type EmojiCategory, emojis } from './emojis.ts';

const COLUMNS = 10;

const categories = Object.keys(emojis) as EmojiCategory[];
const all = categories.flatMap((category) =>
  Object.entries(emojis[category]).map(([name, emoji]) => ({ key: `${category}.${name}`, emoji })),
);

/** The offset of each key; the rows of all categories are full. */
const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

/** Is one tab stop; arrow keys move within. */
export function EmojiPicker({ onChoose }: { onChoose: (emoji: string) => void }) {
  const { t } = useTranslation('chats');
  const [current, setCurrent] = useState(0);

  function move(event: KeyboardEvent<HTMLElement>) {
    const next = current + (steps[event.key] ?? 0);
    if (next === current || !all[next]) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div onKeyDown={move} role="presentation">
      {categories.map((category) => (
        <div key={category} role="group" aria-label={t(`emoji.categories.${category}`)}>
          <Text size="xs" c="dimmed" aria-hidden>
            {t(`emoji.categories.${category}`)}
          </Text>
          <div className={styles.row}>
            {all
              .map(({ key, emoji }, index) => ({ key, emoji, index }))
              .filter(({ key }) => key.startsWith(`${category}.`))
              .map(({ key, emoji, index }) => (
                <UnstyledButton
                  key={key}
                  className={styles.emoji}
                  tabIndex={index === current ? 0 : -1}
                  data-autofocus={index === 0 || undefined}
                  aria-label={t(`emoji.names.${key as 'faces.smile'}`)}
                  onFocus={() => setCurrent(index)}
                  onClick={() => onChoose(emoji)}
                >
                  {emoji}
                </UnstyledButton>
              ))}
          </div>
        </div>
      ))}
    </div>
  );
}

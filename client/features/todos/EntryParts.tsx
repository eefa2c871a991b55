import { Pill, Text } from '@mantine/core';
import { IconAlertCircle, IconCalendarDue, IconStar, IconTag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { useDayName } from '../../core/i18n/useDayName.ts';
import styles from './TodoLine.module.css';
import { type EntryPart, tagNamed } from './readEntry.ts';

interface EntryPartsProps {
  id: string;
  parts: readonly EntryPart[];
  tags: readonly { id: string; name: string }[];
  keep: (words: string) => void;
}

const icons = {
  due: IconCalendarDue,
  tag: IconTag,
  important: IconAlertCircle,
  starred: IconStar,
};

/** Shows what was understood beside the title, each part with a way to leave its words as they are. */
export function EntryParts({ id, parts, tags, keep }: EntryPartsProps) {
  const { t } = useTranslation(['todos', 'records']);
  const sayPart = useSayPart(tags);
  return (
    <div id={id} className={styles.parts}>
      {parts.length === 0 ? (
        <Text size="xs" c="dimmed" className={styles.hint ?? ''}>
          {t('reading.hint')}
        </Text>
      ) : null}
      <div className={styles.status} role="status">
        {parts.map((part) => {
          const Icon = icons[part.kind];
          return (
            <Pill
              key={part.words}
              withRemoveButton
              onRemove={() => keep(part.words)}
              removeButtonProps={{
                'aria-label': t('reading.keep', { words: part.words }),
                'aria-hidden': false,
                tabIndex: 0,
              }}
              classNames={{ root: styles.pill!, label: styles.part! }}
            >
              <Icon size={14} aria-hidden />
              {sayPart(part)}
            </Pill>
          );
        })}
      </div>
    </div>
  );
}

function useSayPart(tags: EntryPartsProps['tags']) {
  const { t } = useTranslation(['todos', 'records']);
  const dayName = useDayName();
  const { time } = useFormat();
  return (part: EntryPart): string => {
    if (part.kind === 'due') {
      const day = dayName(part.day);
      return part.time ? t('due.at', { due: day, time: time(part.time) }) : day;
    }
    if (part.kind !== 'tag') return t(`records:fieldsOf.Todo.${part.kind}`);
    const known = tagNamed(part.name, tags);
    return known?.name ?? t('reading.newTag', { name: part.name });
  };
}

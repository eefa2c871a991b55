import { Anchor, Text } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { fileSize } from '../../ui/upload/fileSize.ts';
import { saveFile } from '../../ui/upload/showFile.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { recordLink } from '../resources.ts';
import type { FilesPart_AttachmentFragment } from './FilesPart.generated.ts';

/** Shows the name of a file, which downloads it, how it came here, and the other records that it is attached to. */
export function FileName({ attachment }: { attachment: FilesPart_AttachmentFragment }) {
  const { t, i18n } = useTranslation('screens');
  const { moment } = useFormat();
  const attempt = useAttempt();
  const { file, attachedBy, createdAt } = attachment;
  const others = file.attachments.filter(({ id }) => id !== attachment.id);
  return (
    <div>
      <Anchor component="button" ta="left" onClick={() => void attempt(saveFile(file))}>
        {file.name}
      </Anchor>
      <Text size="xs" c="dimmed" fw={400}>
        {[attachedBy?.name, moment(createdAt), fileSize(file.size, i18n.language)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {others.length > 0 ? (
        <Text size="xs" c="dimmed" fw={400}>
          {`${t('files.alsoOn')} `}
          {others.map((other, index) => (
            <Fragment key={other.id}>
              {index > 0 ? ', ' : null}
              <OtherRecord {...other} />
            </Fragment>
          ))}
        </Text>
      ) : null}
    </div>
  );
}

type Other = FilesPart_AttachmentFragment['file']['attachments'][number];

function OtherRecord({ recordKind, recordId, recordTitle }: Other) {
  const { t } = useTranslation('records');
  const name =
    recordTitle || t(`kinds.${recordKind}` as 'kinds.File', { defaultValue: recordKind });
  const to = recordLink(recordKind, recordId);
  return to ? (
    <Anchor inherit component={Link} to={to}>
      {name}
    </Anchor>
  ) : (
    name
  );
}

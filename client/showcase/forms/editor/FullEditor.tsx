import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '../../../ui/RichTextEditor.tsx';

export function FullEditor() {
  const { t } = useTranslation('forms-editor', { keyPrefix: 'examples.FullEditor' });
  return <RichTextEditor label={t('title')} initialValue={t('text')} />;
}

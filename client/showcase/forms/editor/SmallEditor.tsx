import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '../../../ui/RichTextEditor.tsx';

export function SmallEditor() {
  const { t } = useTranslation('forms-editor', { keyPrefix: 'examples.SmallEditor' });
  return <RichTextEditor label={t('label')} toolbar="small" placeholder={t('placeholder')} />;
}

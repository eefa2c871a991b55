import { Accordion } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/Accordion.css';

const questions = ['delivery', 'exchange', 'invoice'] as const;

export function QuestionPanels() {
  const { t } = useTranslation('material-expansion-panel', {
    keyPrefix: 'examples.QuestionPanels',
  });
  return (
    <Accordion defaultValue="delivery" order={3}>
      {questions.map((question) => (
        <Accordion.Item key={question} value={question}>
          <Accordion.Control>{t(`${question}.title`)}</Accordion.Control>
          <Accordion.Panel>{t(`${question}.text`)}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

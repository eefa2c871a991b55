import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { BulkMenu } from '../../records/list/BulkMenu.tsx';
import { RecordBulkActions } from '../../records/list/RecordBulkActions.tsx';
import type { ListSelection } from '../../records/list/useListSelection.ts';
import { dealStages } from './dealFilter.ts';
import { LosingDialog } from './LosingDialog.tsx';
import { useMoveDeals } from './useMoveDeals.ts';

interface Props {
  declaration: RecordDeclaration;
  selection: ListSelection;
}

export function DealBulkActions({ declaration, selection }: Props) {
  const { t } = useTranslation(['deals', 'records']);
  const { number } = useFormat();
  const [isLosing, losing] = useDisclosure(false);
  const { isRunning, move } = useMoveDeals(selection);
  const { count } = selection;
  return (
    <>
      <BulkMenu label={t('bulk.stage')} isRunning={isRunning}>
        {dealStages.map((stage) => (
          <Menu.Item
            key={stage}
            onClick={() => (stage === 'lost' ? losing.open() : void move(stage))}
          >
            {t(`records:choicesOf.Deal.stage.${stage}`)}
          </Menu.Item>
        ))}
      </BulkMenu>
      <RecordBulkActions
        {...{ declaration, selection }}
        fields={['ownerId']}
        update={{ isFlat: true }}
      />
      <LosingDialog
        isOpen={isLosing}
        title={t('bulk.losing', { count, number: number(count) })}
        onClose={losing.close}
        onLose={(loss) => {
          losing.close();
          void move('lost', loss);
        }}
      />
    </>
  );
}

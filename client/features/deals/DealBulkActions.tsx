import { useQuery } from '@apollo/client/react';
import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { BulkMenu } from '../../records/list/BulkMenu.tsx';
import { DeleteButton } from '../../records/page/DeleteButton.tsx';
import type { ListSelection } from '../../records/list/useListSelection.ts';
import { dealStages } from './dealFilter.ts';
import { DealFiltersDocument } from './DealFilters.generated.ts';
import { LosingDialog } from './LosingDialog.tsx';
import { useDealBulkChanges } from './useDealBulkChanges.ts';

export function DealBulkActions({ selection }: { selection: ListSelection }) {
  const { t } = useTranslation(['deals', 'records']);
  const { number } = useFormat();
  const { data } = useQuery(DealFiltersDocument);
  const [isLosing, losing] = useDisclosure(false);
  const { isRunning, assign, move, remove } = useDealBulkChanges(selection);
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
      <BulkMenu label={t('bulk.owner')} isRunning={isRunning}>
        {(data?.owners ?? []).map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => void assign(id)}>
            {name}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => void assign(null)}>{t('bulk.nobody')}</Menu.Item>
      </BulkMenu>
      <DeleteButton isSmall isRunning={isRunning} onDelete={remove} />
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

import { Suspense } from 'react';
import { lazyPart } from '../../core/lazyPart.ts';
import { PartLoader } from '../../ui/PartLoader.tsx';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import type { Loss } from './lossReason.ts';

const LostReasonForm = lazyPart(async () => (await import('./LostReasonForm.tsx')).LostReasonForm);

interface Props {
  isOpen: boolean;
  title: string;
  onLose: (loss: Loss) => void;
  onClose: () => void;
}

/** The form's code loads when it opens. */
export function LosingDialog({ isOpen, title, onLose, onClose }: Props) {
  return (
    <PlainDialog isOpen={isOpen} onClose={onClose} title={title} hasChoices>
      <Suspense fallback={<PartLoader />}>
        <LostReasonForm onSubmit={onLose} onCancel={onClose} />
      </Suspense>
    </PlainDialog>
  );
}

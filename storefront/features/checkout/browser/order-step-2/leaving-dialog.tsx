import { AlertDialog } from '../../../../../components/alert-dialog/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { leavingTexts } from './leaving.texts.ts';

export interface LeavingDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Stop or continue (T-31): what is written for the order is not kept. */
export function LeavingDialog({ isOpen, onStay, onLeave }: LeavingDialogProps) {
  const t = useTexts(leavingTexts);
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t('title')}
      description={t('text')}
      safeLabel={t('stay')}
      action={{ label: t('leave'), onPress: onLeave }}
      onClose={onStay}
    />
  );
}

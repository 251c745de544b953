import { Modal } from '../../../../../components/modal/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { calculatorTexts } from './calculator.texts.ts';
import { InstalmentCalculator, type InstalmentCalculatorProps } from './calculator.tsx';

export interface CalculatorDialogProps extends Omit<InstalmentCalculatorProps, 'isPage'> {
  isOpen: boolean;
  onClose(): void;
}

/** The calculator over the page (S-42). Loaded on the first press of its link. */
export function CalculatorDialog({ isOpen, onClose, ...calculator }: CalculatorDialogProps) {
  const t = useTexts(calculatorTexts);
  const { instalmentName: name } = calculator.terms;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      description={t('lead', { name })}
      size="form"
      closesOnBack
    >
      <InstalmentCalculator {...calculator} />
    </Modal>
  );
}

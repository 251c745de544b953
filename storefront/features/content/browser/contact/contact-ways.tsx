import { Tabs } from '../../../../../components/tabs/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { CallBackForm, type CallBackFormProps } from './call-back-form.tsx';
import { contactTexts } from './texts.ts';
import { WriteForm, type WriteFormProps } from './write-form.tsx';

export interface ContactWaysProps {
  write: WriteFormProps;
  callBack: CallBackFormProps;
}

/** Two ways to reach the shop, one at a time; without a script both forms stand under each other. */
export function ContactWays({ write, callBack }: ContactWaysProps) {
  const t = useTexts(contactTexts);
  return (
    <Tabs
      aria-label={t('ways')}
      headingLevel={2}
      defaultValue={callBack.attempt ? 'call-back' : 'write'}
      tabs={[
        { id: 'write', label: t('write'), content: <WriteForm {...write} /> },
        { id: 'call-back', label: t('callBack'), content: <CallBackForm {...callBack} /> },
      ]}
    />
  );
}

import type { ReactNode } from 'react';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { savingTexts } from './texts.ts';

export interface SavingFormProps {
  kind: 'list' | 'compare';
  /** Sent with the button; empty values are left out. */
  fields: Readonly<Record<string, string | number>>;
  isOn: boolean;
  className?: string | undefined;
  isHeart?: boolean;
  children: ReactNode;
}

/** One button with two states: a form of its own, which a script sends in place (`browser/saving`). */
export function SavingForm({ kind, fields, isOn, className, isHeart = kind === 'list', children }: SavingFormProps) {
  const t = useTexts(savingTexts);
  const isComparison = kind === 'compare';
  return (
    <form
      method="post"
      action={addressOf(isComparison ? 'product-compare' : 'shopping-list')}
      data-saving={kind}
      data-undo={t('undo')}
      data-compare-address={isComparison ? addressOf('product-compare') : undefined}
      data-compare-label={isComparison ? t('compareNow') : undefined}
    >
      {Object.entries(fields).map(([name, value]) =>
        value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button
        type="submit"
        name="do"
        value={isOn ? 'remove' : 'add'}
        aria-pressed={isOn}
        className={className}
        data-heart={isHeart ? '' : undefined}
      >
        {children}
      </button>
    </form>
  );
}

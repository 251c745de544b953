import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react';
import { isOrdered, PriceRange, wholeAmount, type PricePair } from '../../../../../../components/price-range/index.ts';
import { defineIsland } from '../../../../../platform/islands/define-island.ts';

export interface PriceFilterProps {
  /** The id of the group; its fields add "-from" and "-to". */
  id: string;
  /** The id of the heading that names it. */
  labelledBy: string;
  names: { from: string; to: string };
  /** The cheapest and the dearest product of the list, in whole złoty. */
  minimum: number;
  maximum: number;
  from: number | null;
  to: number | null;
  error?: string;
  /** How long a thumb rests before its price is sent, in milliseconds (setting searchDelay). */
  delay: number;
}

/**
 * The price filter in the form of filters. A price being typed is no choice yet: the form is sent on leaving both
 * fields, by Enter, and once a thumb rests. A form without `data-submit-on-change` is sent by its own button alone.
 */
export function PriceFilter({ id, labelledBy, names, minimum, maximum, from, to, error, delay }: PriceFilterProps) {
  const group = useRef<HTMLDivElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = () => {
    clearTimeout(waiting.current);
    const form = group.current?.closest('form');
    const written = pairIn(group.current, id);
    if (!form?.matches('[data-submit-on-change]') || !isOrdered(written)) return;
    if (written.from !== from || written.to !== to) form.requestSubmit();
  };
  const sendOnceAtRest = () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(send, delay);
  };

  // A thumb moved before hydration has written into its field by now.
  const sendWhatCameBefore = useEffectEvent(() => {
    if (group.current?.contains(document.activeElement) && isThumb(document.activeElement)) sendOnceAtRest();
  });
  useEffect(() => {
    sendWhatCameBefore();
    return () => clearTimeout(waiting.current);
  }, []);

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) send();
  };
  const onInput = ({ target }: { target: EventTarget }) => {
    if (isThumb(target)) sendOnceAtRest();
  };
  return (
    <div ref={group} onBlur={onBlur} onInput={onInput}>
      <PriceRange
        id={id}
        aria-labelledby={labelledBy}
        nameFrom={names.from}
        nameTo={names.to}
        minimum={minimum}
        maximum={maximum}
        defaultFrom={from}
        defaultTo={to}
        error={error}
      />
    </div>
  );
}

const isThumb = (element: EventTarget | null): boolean =>
  element instanceof HTMLInputElement && element.type === 'range';

const pairIn = (group: ParentNode | null, id: string): PricePair => {
  const amount = (side: string) => wholeAmount(group?.querySelector<HTMLInputElement>(`#${id}-${side}`)?.value ?? '');
  return { from: amount('from'), to: amount('to') };
};

export default defineIsland('listing/price-filter', PriceFilter);

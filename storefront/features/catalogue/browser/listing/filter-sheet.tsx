import { useEffect, useState, type MouseEvent } from 'react';
import { announce } from '../../../../../components/announcer/announce.ts';
import { Button, LinkButton } from '../../../../../components/button/index.ts';
import { Drawer } from '../../../../../components/drawer/index.ts';
import { icons } from '../../../../../components/icon/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { onViewportLevel } from '../../../../../tokens/viewport-level.ts';
import { emptyForm, filterForm, filterFormIn } from './filter-form.ts';
import { filterTexts } from './texts.ts';
import { useHeldForm } from './use-held-form.ts';

export interface FilterSheetProps {
  /** Products of the list. */
  total: number;
  /** Active filters. */
  chosen: number;
  /** How long after a choice the products are counted, in milliseconds (setting searchDelay). */
  delay: number;
}

/**
 * Below viewport level 3 the filters open as a sheet: the page's own form moves into it, and back when it closes. Its
 * button names the number of products under the current choices; a sheet closed in another way leaves the list as it was.
 * Before hydration and without a script it is a link to the filters below the list.
 */
export function FilterSheet({ total, chosen, delay }: FilterSheetProps) {
  const t = useTexts(filterTexts);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [count, setCount] = useState<number | null>(total);
  const hold = useHeldForm(delay, {
    onCount(found) {
      setCount(found);
      if (found !== null) announce(t('products', { count: found }));
    },
    onSubmit: () => setBusy(true),
  });

  useEffect(() => (isOpen ? onViewportLevel([3, 4], () => setOpen(false)) : undefined), [isOpen]);

  const open = (event: MouseEvent<HTMLElement>) => {
    if (!filterFormIn(document)) return;
    event.preventDefault();
    setCount(total);
    setBusy(false);
    setOpen(true);
  };
  const clear = () => {
    const form = filterFormIn(document);
    if (form) emptyForm(form);
  };
  return (
    <>
      <LinkButton href={`#${filterForm.panelId}`} icon={icons.filter} isFullWidth aria-haspopup="dialog" onClick={open}>
        {chosen > 0 ? t('openChosen', { count: String(chosen) }) : t('open')}
      </LinkButton>
      <Drawer
        side="bottom"
        closesOnBack
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('sheet')}
        actions={
          <>
            <Button onClick={clear}>{t('clear')}</Button>
            <Button type="submit" form={filterForm.id} tone="primary" isBusy={isBusy}>
              {count === null ? t('showAny') : t('show', { count })}
            </Button>
          </>
        }
      >
        <div ref={hold} />
      </Drawer>
    </>
  );
}

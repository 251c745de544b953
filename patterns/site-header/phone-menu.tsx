import { useEffect, useState, type MouseEvent } from 'react';
import { Drawer } from '../../components/drawer/index.ts';
import { Icon, icons } from '../../components/icon/index.ts';
import { MenuList, type MenuItem } from '../../components/menu/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import { onViewportLevel } from '../../tokens/viewport-level.ts';
import * as styles from './site-header.css.ts';
import { siteHeaderTexts } from './texts.ts';

export interface PhoneMenuProps {
  /** The departments in their order, as Menu takes them. */
  items: ReadonlyArray<MenuItem>;
}

/**
 * The departments below viewport level 3: a button opens them in a drawer. Following a link, Back, a press beside it
 * and a wider window close it; while it is open the root element has the class `sidebar-open` (requirement T-26).
 * Native `<details>` that unfold over the page before hydration.
 */
export function PhoneMenu({ items }: PhoneMenuProps) {
  const t = useTexts(siteHeaderTexts);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    document.documentElement.classList.add('sidebar-open');
    const unwatch = onViewportLevel([3, 4], () => setOpen(false));
    return () => {
      document.documentElement.classList.remove('sidebar-open');
      unwatch();
    };
  }, [isOpen]);

  const open = (event: MouseEvent<HTMLElement>) => {
    // Unfolded before hydration: the browser folds it.
    if (event.currentTarget.closest('details')?.open) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <details suppressHydrationWarning>
        <summary className={styles.foldedButton} aria-label={t('menu')} onClick={open}>
          <Icon shape={icons.menu} />
        </summary>
        <div className={styles.foldedPanel}>
          <MenuList items={items} label={t('menu')} />
        </div>
      </details>
      <Drawer closesOnBack isOpen={isOpen} onClose={close} title={t('departments')}>
        <div className={styles.sidebar}>
          <MenuList items={items} label={t('menu')} onNavigate={close} />
        </div>
      </Drawer>
    </>
  );
}

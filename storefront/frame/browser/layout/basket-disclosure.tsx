import { useEffect, useId, useRef, useState, type ComponentType, type FocusEvent } from 'react';
import { IconButton } from '../../../../components/button/index.ts';
import { icons } from '../../../../components/icon/index.ts';
import { useTexts } from '../../../../components/texts/index.ts';
import type { BasketPreviewSettings } from '../../../../patterns/rules/basket-preview.ts';
import type { MoneyWords } from '../../../../patterns/rules/money.ts';
import * as styles from './basket-disclosure.css.ts';
import { dismissAlerts } from '../../../shared/browser/alerts.ts';
import { basketDisclosureTexts } from './basket-disclosure.texts.ts';
import type { BasketPanelProps } from './basket-panel.tsx';

export interface BasketDisclosureProps extends BasketPreviewSettings {
  basketAddress: string;
  /** The first step of the order. */
  orderAddress: string;
  /** The worth from which delivery is free, in grosze. */
  freeShippingFrom: number;
  /** The same, formatted. */
  freeShippingFromText: string;
  /** The price kinds in words, if needed. */
  words: MoneyWords;
}

type Panel = ComponentType<BasketPanelProps>;

const loadPanel = (): Promise<Panel> => import('./basket-panel.tsx').then(({ BasketPanel }) => BasketPanel);

/**
 * The basket at a glance, opened by a button beside its link, like departments in the menu (ARIA Authoring Practices,
 * "Disclosure Navigation Menu with Top-Level Links"): the link itself always leads to the basket. Escape, a press or
 * focus elsewhere close it. From viewport level 3 on and with a script.
 */
export function BasketDisclosure(props: BasketDisclosureProps) {
  const t = useTexts(basketDisclosureTexts);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<Panel | null>(null);
  const isOpen = Panel !== null;

  const close = () => setPanel(null);
  const closeAndReturn = () => {
    close();
    toggle.current?.focus();
  };
  const open = () =>
    loadPanel().then(
      (loaded) => {
        // A message lies where the panel opens; the history of messages keeps it.
        dismissAlerts();
        setPanel(() => loaded);
      },
      // Without its code the basket page shows the same.
      () => location.assign(props.basketAddress),
    );

  // An intent hydrates the island: the panel is loaded with it.
  useEffect(() => void loadPanel().catch(() => {}), []);

  useEffect(() => {
    if (!isOpen) return;
    const ended = new AbortController();
    const { signal } = ended;
    const isInside = ({ target }: Event) => target instanceof Node && place.current?.contains(target);
    document.addEventListener('pointerdown', (event) => isInside(event) || close(), { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeAndReturn(), { signal });
    return () => ended.abort();
  }, [isOpen]);

  const leave = ({ relatedTarget }: FocusEvent) => {
    // It lies over the page and must not hide the focus (WCAG 2.2, 2.4.11).
    if (relatedTarget instanceof Node && !place.current?.contains(relatedTarget)) close();
  };

  return (
    <div className={styles.place} ref={place} onBlur={leave}>
      <IconButton
        ref={toggle}
        icon={icons.chevronDown}
        label={t('preview')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => (isOpen ? close() : void open())}
      />
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {Panel && <Panel {...props} close={closeAndReturn} />}
      </div>
    </div>
  );
}

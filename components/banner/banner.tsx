import { useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { handFocusOn } from '../shared/hand-focus-on.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { Icon, type IconShape, icons } from '../icon/index.ts';
import type { VisibleName } from '../shared/index.ts';
import { useWords } from '../texts/index.ts';
import * as css from './banner.css.ts';
import { bannerTexts } from './banner.texts.ts';

export type BannerTone = 'info' | 'warning' | 'error' | 'success';

export interface BannerProps {
  /** Its meaning, shown by a named icon and a colour. */
  tone?: BannerTone;
  /** The topic, in few words: "Przerwa świąteczna". The heading and the landmark's name. */
  title: VisibleName;
  /** The heading level in the page outline. */
  headingLevel?: HeadingLevel;
  /** Its meaning and next step: sentences, paragraphs, a list. */
  children?: ReactNode;
  /** The actions: one or two of `Button` or `LinkButton`. */
  actions?: ReactNode;
  /** Shows the button "Zamknij". It returns on the next page; use `DismissibleBar` to close for good. */
  isClosable?: boolean;
  /** Called after the banner closed itself. */
  onClose?: () => void;
}

const signs: Readonly<Record<BannerTone, IconShape>> = {
  info: icons.info,
  warning: icons.alertTriangle,
  error: icons.alertOctagon,
  success: icons.checkCircle,
};

/**
 * A persistent message of the page: a landmark named by its title. It is read in place and not announced; for what just
 * happened use `Alert`.
 */
export function Banner({
  tone = 'info',
  title,
  headingLevel = 2,
  children,
  actions,
  isClosable = false,
  onClose,
}: BannerProps) {
  const t = useWords(bannerTexts);
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;

  const close = () => {
    if (banner.current) handFocusOn(banner.current);
    setIsOpen(false);
    onClose?.();
  };

  return (
    <section ref={banner} aria-labelledby={titleId} className={css.banner} data-tone={tone}>
      <span className={css.sign}>
        <Icon shape={signs[tone]} label={t(tone)} />
      </span>
      <div className={css.body}>
        <Heading level={headingLevel} look="h3" id={titleId}>
          {title}
        </Heading>
        {children !== undefined && <div className={css.text}>{children}</div>}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
      {isClosable && (
        <span className={css.close}>
          <IconButton icon={icons.close} label={t('close')} aria-describedby={titleId} onClick={close} />
        </span>
      )}
    </section>
  );
}

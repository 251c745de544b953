import { useId, type ReactNode } from 'react';
import { LinkButton } from '../../components/button/index.ts';
import { Heading } from '../../components/heading/index.ts';
import { Icon, icons } from '../../components/icon/index.ts';
import { Image, type ImageSource } from '../../components/image/index.ts';
import { useTexts } from '../../components/texts/index.ts';
// Only the class: a second user of the component would move it out of the product page's chunk.
import { hidden } from '../../components/visually-hidden/visually-hidden.css.ts';
import type { BasketPreviewLook } from '../rules/basket-preview.ts';
import * as styles from './basket-preview.css.ts';
import { basketPreviewTexts } from './texts.ts';

export interface BasketPreviewLine {
  /** Unique per line: product, size and what belongs to it. */
  id: string;
  /** The product's name, as it is sold. */
  name: string;
  /** Of the product. */
  address: string;
  /**
   * A picture in its sizes, or the address of a small one from call 13; null without one. Decoration: the name beside
   * it says what it shows.
   */
  picture: ImageSource | string | null;
  /** Version and quantity: "kobalt · 2 szt." */
  facts: string;
  /** What the line costs, formatted. */
  total: string;
}

export interface BasketPreviewProps {
  /** All lines of the basket, the newest first. */
  lines: ReadonlyArray<BasketPreviewLine>;
  /** The result of `basketPreviewLook`. */
  look: BasketPreviewLook;
  /** What all lines cost together, formatted. */
  total: string;
  /** The same with tax, where the shop shows prices without. */
  totalWithTax?: string | undefined;
  /** What was just added: "Len Miedza na metry, 1,5 m". Announce it too: this box is silent. */
  added?: string | undefined;
  /** How far it is to free delivery: a FreeDeliveryBar. */
  freeDelivery?: ReactNode;
  /** The page of the whole basket. */
  basketAddress: string;
  /** The first step of the order. */
  orderAddress: string;
  /** Who is signed in, by name; undefined for a guest. */
  user?: string | undefined;
  /** The button that closes what the preview stands in. */
  close?: ReactNode;
}

/** The basket at a glance: its lines, their sum, and links to basket and order. */
export function BasketPreview(props: BasketPreviewProps) {
  const { lines, look, total, totalWithTax, added, freeDelivery, basketAddress, orderAddress, user, close } = props;
  const t = useTexts(basketPreviewTexts);
  const id = useId();
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} look="h3" id={id}>
          {t('heading')}{' '}
          <span className={styles.count}>
            <span aria-hidden="true">({lines.length})</span>
            <span className={hidden}>{t('lines', { count: lines.length })}</span>
          </span>
        </Heading>
        {close && <div className={styles.close}>{close}</div>}
      </div>
      {user !== undefined && <p className={styles.words}>{t('user', { name: user })}</p>}
      {added !== undefined && (
        <p className={styles.added}>
          <Icon shape={icons.checkCircle} />
          <span>
            <strong className={styles.strong}>{t('added')}</strong> {added}
          </span>
        </p>
      )}
      {lines.length === 0 && <p className={styles.words}>{t('empty')}</p>}
      {lines.length > 0 && look === 'sum' && <p className={styles.words}>{t('hidden')}</p>}
      {lines.length > 0 && look !== 'sum' && (
        // Safari 17 with VoiceOver drops the list role of lists without markers.
        <ul className={styles.lines} role="list">
          {lines.map((line) => (
            <li key={line.id} className={look === 'pictures' ? styles.pictured : styles.dense}>
              {look === 'pictures' && (
                <div className={styles.picture}>
                  <Picture of={line.picture} />
                </div>
              )}
              <div className={styles.about}>
                <a className={look === 'pictures' ? styles.name : styles.denseName} href={line.address}>
                  {line.name}
                </a>
                <p className={styles.facts}>{line.facts}</p>
              </div>
              <p className={styles.amount}>{line.total}</p>
            </li>
          ))}
        </ul>
      )}
      {lines.length > 0 && (
        <>
          <p className={styles.totalRow}>
            <span>{t('total')}</span> <span className={styles.total}>{total}</span>
          </p>
          {totalWithTax !== undefined && (
            <p className={styles.totalRow}>
              <span>{t('totalWithTax')}</span> <span className={styles.amount}>{totalWithTax}</span>
            </p>
          )}
          {freeDelivery}
          <div className={styles.actions}>
            <LinkButton href={basketAddress} isFullWidth>
              {t('basket')}
            </LinkButton>
            <LinkButton href={orderAddress} tone="primary" isFullWidth>
              {t('order')}
            </LinkButton>
          </div>
        </>
      )}
    </section>
  );
}

function Picture({ of: picture }: { of: BasketPreviewLine['picture'] }) {
  if (picture === null) return null;
  if (typeof picture !== 'string') return <Image source={picture} alt="" sizes="64px" ratio="1:1" />;
  return <img className={styles.icon} src={picture} alt="" width={64} height={64} loading="lazy" />;
}

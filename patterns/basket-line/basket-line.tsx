import type { ReactNode } from 'react';
import { Icon, icons } from '../../components/icon/index.ts';
import { Image, type ImageSource } from '../../components/image/index.ts';
import * as styles from './basket-line.css.ts';

export interface BasketLineProps {
  /** The product's name, as it is sold. */
  name: string;
  /** Of the product. */
  address: string;
  /** The product's picture; null where it has none. Decoration: the name beside it says what it shows. */
  picture: ImageSource | null;
  /** The selection and its dispatch: "kobalt · wyślemy dziś". */
  facts: string;
  /** Price of a unit, with the lowest of 30 days where it is reduced. */
  priceText: string;
  /** What the line costs, formatted. */
  total: string;
  /** The quantity of the line: a stepper. */
  stepper: ReactNode;
  /** The button that removes it. */
  remove: ReactNode;
  /** The saving for adding more, with its button. */
  incentive?: ReactNode;
  /** Why it cannot be ordered. */
  problem?: string | null;
  /** What changed meanwhile. */
  notice?: string | null;
  /** The field for the shopper's comment. */
  comment?: ReactNode;
}

/** One line of the basket: what it is, how much of it, what it costs. */
export function BasketLine(props: BasketLineProps) {
  const { name, address, picture, facts, priceText, total, stepper, remove, incentive, problem, notice, comment } =
    props;
  return (
    <div className={styles.line}>
      <div className={styles.picture}>{picture && <Image source={picture} alt="" sizes="120px" ratio="1:1" />}</div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <a className={styles.link} href={address}>
            {name}
          </a>
        </h2>
        <p className={styles.facts}>{facts}</p>
        <p className={styles.facts}>{priceText}</p>
      </div>
      <p className={styles.total}>{total}</p>
      <div className={styles.controls}>
        <div className={styles.row}>
          {stepper}
          {remove}
        </div>
        {problem && (
          <p className={styles.problem}>
            <Icon shape={icons.alertOctagon} size={20} />
            <span>{problem}</span>
          </p>
        )}
        {notice && (
          <p className={styles.notice}>
            <Icon shape={icons.info} size={20} />
            <span>{notice}</span>
          </p>
        )}
        {incentive && <div className={styles.incentive}>{incentive}</div>}
        {comment}
      </div>
    </div>
  );
}

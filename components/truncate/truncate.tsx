import { useId } from 'react';
import { classNames } from '../shared/index.ts';
import { Text, type TextProps } from '../text/index.ts';
import { useTexts } from '../texts/index.ts';
import { truncateTexts } from './truncate.texts.ts';
import * as css from './truncate.css.ts';
import { useTruncate } from './use-truncate.ts';

/** At least one of the two bounds; where both are given, the one that is reached first holds. */
type Bounds =
  | {
      /** The most lines of the short form. */
      lines: 1 | 2 | 3 | 4 | 5 | 6;
      /** The most characters (grapheme clusters) of the short form, without the ellipsis. */
      characters?: number;
    }
  | {
      lines?: undefined;
      /** The most characters (grapheme clusters) of the short form, without the ellipsis. */
      characters: number;
    };

export type TruncateProps = Pick<TextProps, 'look' | 'tone' | 'lang'> &
  Bounds & {
    /** The whole text, one paragraph. */
    text: string;
    /** Of what there is more, in the nominative: "opinia Zofii". It completes the name of the button. */
    of: string;
  };

/**
 * A text cut after a word, with a button for the rest. Without JavaScript the
 * whole text stands there. Source: specification, L-15.
 */
export function Truncate({ text, of, lines, characters, look, tone, lang }: TruncateProps) {
  const t = useTexts(truncateTexts);
  const id = useId();
  const { wordsRef, toggleRef, allowed, kept, isMeasured, isExpanded, onToggle } = useTruncate({
    text,
    lines,
    characters,
  });
  const isCut = kept !== text;
  // The server's text stays in place, but is hidden if the lines allow less than the characters.
  const isShorter = kept !== allowed && !isExpanded;

  return (
    <div>
      <Text id={id} look={look} tone={tone} lang={lang}>
        <span
          ref={wordsRef}
          className={classNames(css.words, !isMeasured && lines !== undefined && css.clamped[lines])}
        >
          {isShorter && <span className={css.beginning}>{kept}</span>}
          <span hidden={isShorter}>
            {isExpanded || allowed === text ? (
              text
            ) : (
              <>
                <span className={css.beginning}>{allowed}</span>
                <span className={css.rest} hidden={isMeasured}>
                  {text.slice(allowed.length)}
                </span>
              </>
            )}
          </span>
        </span>
      </Text>
      {(isCut || isExpanded) && (
        <button
          ref={toggleRef}
          type="button"
          className={css.toggle}
          // Not hidden words behind the visible ones: browsers put a space before what is out of sight.
          aria-label={t(isExpanded ? 'lessOf' : 'moreOf', { of })}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={onToggle}
        >
          {t(isExpanded ? 'less' : 'more')}
        </button>
      )}
    </div>
  );
}

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { longestThatFits, truncateAtWord } from './truncate-at-word.ts';

export interface TruncateRule {
  text: string;
  /** The most lines. */
  lines: number | undefined;
  /** The most characters; no limit by default. */
  characters: number | undefined;
}

/** An invisible copy of the element: it measures whether a text fits into so many lines there. */
function withProbe<Result>(element: HTMLElement, lines: number, ask: (fits: (text: string) => boolean) => Result) {
  const probe = element.cloneNode(false) as HTMLElement;
  for (const [property, value] of [
    ['display', 'block'],
    ['position', 'absolute'],
    ['visibility', 'hidden'],
    ['width', `${element.getBoundingClientRect().width}px`],
    ['height', `${lines}lh`],
  ] as const)
    probe.style.setProperty(property, value);
  element.after(probe);
  const result = ask((text) => {
    probe.textContent = text;
    // Letters of another font may stand out a little; another line stands out by all its height.
    return probe.scrollHeight <= probe.clientHeight * (1 + 0.5 / lines);
  });
  probe.remove();
  return result;
}

/**
 * How much of a text is shown. Server and browser first agree on what the characters allow; the lines can be counted
 * only where the text is laid out, and are recounted whenever its box changes.
 */
export function useTruncate({ text, lines, characters = Infinity }: TruncateRule) {
  const words = useRef<HTMLSpanElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isExpanded, setIsExpanded] = useState(false);
  const [measured, setMeasured] = useState<string | null>(null);
  const allowed = useMemo(() => truncateAtWord(text, characters), [text, characters]);

  useLayoutEffect(() => {
    const element = words.current!;
    const shown = (beginning: string) => (beginning === text ? text : `${beginning}…`);
    const measure = () =>
      setMeasured(
        lines === undefined
          ? allowed
          : withProbe(element, lines, (fits) =>
              // Most texts fit: try the whole first.
              fits(shown(allowed)) ? allowed : longestThatFits(text, characters, (beginning) => fits(shown(beginning))),
            ),
      );
    measure();
    if (lines === undefined) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, lines, characters, allowed]);

  // Closing a long text moves its button: scroll to it, so that the window is not empty.
  const wasExpanded = useRef(false);
  useEffect(() => {
    if (wasExpanded.current && !isExpanded) toggle.current?.scrollIntoView({ block: 'nearest' });
    wasExpanded.current = isExpanded;
  }, [isExpanded]);

  return {
    wordsRef: words,
    toggleRef: toggle,
    isMeasured: measured !== null,
    isExpanded,
    /** The beginning that the characters allow. */
    allowed,
    /** The shown beginning while cut; measurements of another text are ignored. */
    kept: measured !== null && allowed.startsWith(measured) ? measured : allowed,
    onToggle: () => setIsExpanded(!isExpanded),
  };
}

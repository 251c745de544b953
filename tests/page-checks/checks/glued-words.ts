import type { PageCheck } from '../finding.ts';

/**
 * 1.3.1: words apart on the screen are apart in the text for screen readers. Chromium 156 puts a space between two
 * boxes in a name, but not in the text, which Orca 43 reads line by line.
 */
export const gluedWords: PageCheck = (page) =>
  page.evaluate(() => {
    const { describe, isShown } = window.pageChecks;
    /** Elements whose whole content becomes one string, such as a name. */
    const wholes =
      'a, button, summary, label, legend, caption, h1, h2, h3, h4, h5, h6, option, [role=option], [role=tab]';
    const controls = 'a, button';
    /** Elements that a screen reader does not separate: their texts run together. */
    const phrases =
      'a, button, label, span, strong, em, b, i, small, mark, time, del, ins, s, u, sub, sup, abbr, bdi, data, output, img';
    /** Separates the texts before and after it, also when covered by a custom drawing. */
    const parting = 'br, hr, input, select, textarea';
    const isWord = (letter: string) => /[\p{L}\p{N}]/u.test(letter);
    const isRead = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      return element !== null && isShown(element) && !element.closest('[aria-hidden=true]');
    };
    /**
     * The drawn part of a text node, or a picture's words; nothing else, as its texts come separately. White space at
     * the edge of a box is not drawn, and Chromium 156 passes it to no screen reader.
     */
    const wordsOf = (node: Node) => {
      if (node instanceof HTMLImageElement) return node.alt;
      const text = node.nodeValue ?? '';
      // Chromium 156 leaves out white space behind a comment, as React writes one between two texts.
      if (text.trim() === '' && node.previousSibling instanceof Comment) return '';
      const isDrawn = (at: number) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect().width > 0;
      };
      let [start, end] = [0, text.length];
      while (start < end && /\s/.test(text[start]!) && !isDrawn(start)) start += 1;
      while (start < end && /\s/.test(text[end - 1]!) && !isDrawn(end - 1)) end -= 1;
      return text.slice(start, end);
    };
    const boxOf = (node: Node, end: 'first' | 'last') => {
      const range = document.createRange();
      range.selectNode(node);
      const boxes = range.getClientRects();
      return end === 'first' ? boxes[0] : boxes[boxes.length - 1];
    };
    const parentsOf = (node: Node, common: Element) => {
      const parents = [];
      for (let at = node instanceof Element ? node : node.parentElement; at && at !== common; at = at.parentElement)
        parents.push(at);
      return parents;
    };
    /** Two texts on one line without a gap are one word in several colours, such as a highlighted match. */
    const isApart = (before: Node, after: Node, parents: ReadonlyArray<Element>) => {
      if (parents.some((each) => /^(block|flex|grid|list-item)/.test(getComputedStyle(each).display))) return true;
      const [one, other] = [boxOf(before, 'last'), boxOf(after, 'first')];
      if (!one || !other) return false;
      return other.left > one.right + 1 || other.right < one.left || other.top >= one.bottom || other.bottom <= one.top;
    };
    const commonOf = (before: Node, after: Node) => {
      const range = document.createRange();
      range.setStartBefore(before);
      range.setEndAfter(after);
      return range.commonAncestorContainer as Element;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
      if (node instanceof Element && node.matches('svg, style, script, template')) return NodeFilter.FILTER_REJECT;
      const isParting = node instanceof Element && node.matches(parting);
      const isMet = isParting
        ? node.checkVisibility({ visibilityProperty: true })
        : wordsOf(node) !== '' && isRead(node);
      return isMet ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
    });
    const findings = [];
    let last: Node | null = null;
    for (let node = walker.nextNode(); node; last = node, node = walker.nextNode()) {
      if (!last || !isWord(wordsOf(last).slice(-1)) || !isWord(wordsOf(node).slice(0, 1))) continue;
      const common = commonOf(last, node);
      const [before, after] = [parentsOf(last, common), parentsOf(node, common)];
      const isOneString =
        common.closest(wholes) ??
        // Two controls are separate, whatever is between them.
        ([...before, ...after].every((each) => each.matches(phrases)) &&
          ![before, after].every((parents) => parents.some((each) => each.matches(controls))));
      if (!isOneString || !isApart(last, node, [...before, ...after])) continue;
      const detail = `"${wordsOf(last).slice(-20)}" and "${wordsOf(node).slice(0, 20)}" are one word in the text`;
      findings.push({ check: 'glued words (1.3.1)', target: describe(common.closest(wholes) ?? common), detail });
    }
    return findings;
  });

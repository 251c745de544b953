import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import * as css from './forced-states.css.ts';

const states = [
  ['rest', 'Spoczynek', ''],
  ['hover', 'Wskazanie', 'hover'],
  ['active', 'Naciśnięcie', 'hover active'],
  ['focus', 'Fokus klawiatury', 'focus-visible'],
] as const;

const pseudo = /:(hover|active|focus-visible)(?![\w-]|, \[data-forced)/g;

const forced = (selector: string): string =>
  selector.replace(pseudo, (own, name: string) => `:is(${own}, [data-forced~="${name}"] *)`);

/** Makes every hover, active and focus rule also apply inside `data-forced`. */
function widen(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const selector = forced(rule.selectorText);
      if (selector !== rule.selectorText) rule.selectorText = selector;
    }
    if (rule instanceof CSSGroupingRule) widen(rule.cssRules);
  }
}

/**
 * The same things at rest, hovered, pressed and keyboard-focused, one row per state. A test cannot hold a mouse
 * button down while axe measures, so the page's rules are widened instead.
 */
export function ForcedStates({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    for (const sheet of document.styleSheets) widen(sheet.cssRules);
  }, []);
  return (
    <div className={css.rows}>
      {states.map(([state, title, names]) => (
        <section key={state} className={css.row}>
          <h2 className={css.title}>{title}</h2>
          <div data-forced={names} data-state={state}>
            {children}
          </div>
        </section>
      ))}
    </div>
  );
}

const shown = [
  'color',
  'backgroundColor',
  'borderTopColor',
  'borderTopStyle',
  'outlineStyle',
  'textDecorationLine',
  'textDecorationColor',
  'textDecorationThickness',
  'boxShadow',
  'clipPath',
] as const;

const look = (control: Element): string =>
  [control, ...control.querySelectorAll('span')]
    .map((part) => {
      const style = getComputedStyle(part);
      return shown.map((property) => style[property]).join(' ');
    })
    .join('; ');

/** Waits for transitions to end: at their start everything still looks as before. */
function settle(canvas: HTMLElement): void {
  canvas.getBoundingClientRect();
  for (const animation of canvas.getAnimations({ subtree: true }))
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

/** Asserts that each control that is not `aria-disabled` looks different when hovered, pressed and focused. */
export async function expectEachStateSeen(canvas: HTMLElement): Promise<void> {
  settle(canvas);
  const looksIn = (state: string) =>
    [...canvas.querySelectorAll(`[data-state="${state}"] :is(a, button):not([aria-disabled="true"])`)].map(look);
  const [rest = [], ...others] = states.map(([state]) => looksIn(state));
  await expect(rest.length).toBeGreaterThan(0);
  for (const other of others) {
    await expect(other).toHaveLength(rest.length);
    for (const [index, seen] of other.entries()) await expect(seen).not.toBe(rest[index]);
  }
}

import type { Locator } from 'playwright/test';

/**
 * Android TalkBack with Chrome: a double tap anywhere on the screen becomes the events of a mouse of one pixel without
 * pressure, all at the chosen element, which gets no focus. Source: react-aria 3.53, `isVirtualPointerEvent`.
 */
const sendAsTalkBack = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const middle = { clientX: left + width / 2, clientY: top + height / 2 };
  const common = { ...middle, bubbles: true, cancelable: true, composed: true, view: window, detail: 0 };
  const pointer = { ...common, pointerType: 'mouse', isPrimary: true, pointerId: 1, width: 1, height: 1, pressure: 0 };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  element.dispatchEvent(new MouseEvent('mousedown', { ...common, buttons: 1 }));
  element.dispatchEvent(new PointerEvent('pointerup', pointer));
  element.dispatchEvent(new MouseEvent('mouseup', common));
  element.dispatchEvent(new PointerEvent('click', { ...pointer, buttons: 1 }));
};

/** VoiceOver, NVDA and voice control send a click alone, from nowhere. */
const sendClickAlone = (element: Element) => {
  const common = { bubbles: true, cancelable: true, composed: true, view: window, detail: 0 };
  element.dispatchEvent(
    new PointerEvent('click', { ...common, clientX: 0, clientY: 0, pointerId: -1, pointerType: '' }),
  );
};

/** How a person without a mouse and a keyboard presses something. */
export const pressWays: Readonly<Record<string, (target: Locator) => Promise<void>>> = {
  touch: (target) => target.tap(),
  'a click alone': (target) => target.evaluate(sendClickAlone),
  TalkBack: (target) => target.evaluate(sendAsTalkBack),
};

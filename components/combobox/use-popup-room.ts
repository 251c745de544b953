import { useLayoutEffect, useRef } from 'react';
import { marginName, roomName, shiftName } from './combobox.css.ts';

/**
 * Keeps an open popup inside the window: passes its style the room below and the sideways shift. Only the browser knows
 * where the field is.
 */
export function usePopupRoom(isOpen: boolean) {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = popup.current;
    if (!isOpen || element === null) return undefined;
    const place = () => {
      element.style.setProperty(shiftName, '0px');
      const { left, right, top } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const margin = Number.parseFloat(style.getPropertyValue(marginName)) || 0;
      const width = document.documentElement.clientWidth;
      const excess = style.direction === 'rtl' ? margin - left : right + margin - width;
      element.style.setProperty(shiftName, `${-Math.max(0, excess)}px`);
      element.style.setProperty(roomName, `${Math.max(0, window.innerHeight - margin - top)}px`);
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [isOpen]);
  return popup;
}

// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { byRole, click } from '../field/testing.tsx';
import { keys, november, show } from './testing.tsx';

describe('what it costs', () => {
  it('is two elements a key', async () => {
    const { container } = show({ hasFocusAtOnce: true });
    const changed: string[] = [];
    const observer = new MutationObserver((records) =>
      changed.push(...records.map(({ target }) => (target as Element).textContent)),
    );
    observer.observe(byRole(container, 'grid'), {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    keys('ArrowRight');
    await Promise.resolve();
    expect(new Set(changed)).toEqual(new Set(['21', '22']));
    expect(november(container, 22)).toBe(document.activeElement);
  });

  it('is the cells that change, when a day is chosen', () => {
    const renderDay = vi.fn(() => null);
    const { container } = show({ renderDay, hasFocusAtOnce: true });
    const drawn = (deed: () => void) => {
      renderDay.mockClear();
      deed();
      return renderDay.mock.calls.length;
    };
    expect(drawn(() => keys('ArrowRight', 'ArrowDown'))).toBe(0);
    expect(drawn(() => click(november(container, 25)))).toBe(1);
    expect(drawn(() => click(november(container, 26)))).toBe(2);
  });

  it('is the names of a month once', () => {
    show({ hasFocusAtOnce: true });
    keys('PageDown', 'PageUp');
    const format = vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get');
    onTestFinished(() => format.mockRestore());
    keys('PageDown', 'PageUp');
    expect(format).not.toHaveBeenCalled();
    keys('PageUp');
    expect(format.mock.calls.length).toBeLessThanOrEqual(31 + 2);
    expect(format).toHaveBeenCalled();
  });
});

import { useEffect, useState, type FunctionComponent } from 'react';
import type { BuyBarProps } from './buy-bar.tsx';

/** The docked buy bar, whose code is loaded at the first scroll; null before. Without it the form still buys. */
export function useBuyBar(): FunctionComponent<BuyBarProps> | null {
  const [bar, setBar] = useState<{ BuyBar: FunctionComponent<BuyBarProps> } | null>(null);
  useEffect(() => {
    const load = () => void import('./buy-bar.tsx').then(setBar, () => {});
    addEventListener('scroll', load, { once: true, passive: true });
    return () => removeEventListener('scroll', load);
  }, []);
  return bar && bar.BuyBar;
}

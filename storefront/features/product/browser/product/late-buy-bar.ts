import { createElement, useEffect, useState, type FunctionComponent } from 'react';
import type { BuyBarProps } from './buy-bar.tsx';

/** The docked buy bar, whose code is loaded at the first scroll; nothing before. Without it the form still buys. */
export function LateBuyBar(props: BuyBarProps) {
  const [code, setCode] = useState<{ BuyBar: FunctionComponent<BuyBarProps> } | null>(null);
  useEffect(() => {
    const load = () => void import('./buy-bar.tsx').then(setCode, () => {});
    addEventListener('scroll', load, { once: true, passive: true });
    return () => removeEventListener('scroll', load);
  }, []);
  return code && createElement(code.BuyBar, props);
}

import { DismissibleBar, settleBars } from '../../../components/dismissible-bar/index.ts';
import type { ShopBar } from '../../platform/settings/index.ts';

/** The shop's messages over the main page, worst first, until the visitor closes them (requirements T-20, H-19). */
export function Bars({ bars, nonce }: { bars: ReadonlyArray<ShopBar>; nonce: string }) {
  if (bars.length === 0) return null;
  const order: ReadonlyArray<ShopBar['tone']> = ['error', 'warning', 'info', 'success'];
  return (
    <>
      {bars
        .toSorted((a, b) => order.indexOf(a.tone) - order.indexOf(b.tone))
        .map(({ id, tone, name, text }) => (
          <DismissibleBar key={id} id={id} tone={tone} label={name}>
            {text}
          </DismissibleBar>
        ))}
      <script nonce={nonce || undefined} dangerouslySetInnerHTML={{ __html: settleBars }} />
    </>
  );
}

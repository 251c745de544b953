import '../../../tokens/global.css.ts';
// The build puts these into the late sheet: scripts bring no styles.
import '../../../components/skeleton/skeleton.css.ts';
import '../../../patterns/basket-preview/basket-preview.css.ts';
import { AlertRegion } from '../../../components/alert/index.ts';
import { BackToTop } from '../../../components/back-to-top/index.ts';
import { PageLoading } from '../../../components/loading-overlay/index.ts';
import { Menu } from '../../../components/menu/index.ts';
import { SkipLink } from '../../../components/skip-link/index.ts';
import { useTexts } from '../../../components/texts/index.ts';
import { CodeStrip, PromoStrip } from '../../../patterns/promo-strip/index.ts';
import { SiteFooter } from '../../../patterns/site-footer/index.ts';
import { OrderHeader, SiteHeader } from '../../../patterns/site-header/index.ts';
import { siteHeaderTexts } from '../../../patterns/site-header/texts.ts';
import { addressOf } from '../../shared/addresses.ts';
import type { SienTypes } from '../../shared/define-page.ts';
import { CompareBar, nothingSaved, SavedGoodsProvider } from '../../features/catalogue/saving.ts';
import { FooterNewsletter } from '../../features/content/footer-newsletter.ts';
import { ConsentPart } from '../../features/content/consent.ts';
import { Island } from '../../platform/islands/island.tsx';
import type { LayoutViewProps } from '../../platform/page/site.ts';
import type { Settings } from '../../platform/settings/index.ts';
import { PageGlobals } from '../../shared/page-data.tsx';
import { Bars } from './bars.tsx';
import type { LayoutData } from './data.ts';
import { Measures } from './measures.tsx';
import { upperLevels } from './menu-items.ts';
import { footerColumns, legalFacts } from './footer-content.ts';
import basketDisclosure from '../browser/layout/islands/basket-disclosure.tsx';
import liveSearch from '../browser/layout/islands/live-search.tsx';
import phoneMenu from '../browser/layout/islands/phone-menu.tsx';
import * as styles from './layout.css.ts';
import './print.css.ts';
import { Logo } from './logo.tsx';
import { Notices, NoticeToast, sortedNotices } from './notices.tsx';
import { ViewSwitch } from './view-switch.tsx';
import { layoutTexts } from './texts.ts';

/** Page kinds of the order, without links away. */
const orderKinds: ReadonlySet<string | null> = new Set([
  'order-step-1',
  'order-step-2',
  'prepaid',
  'test-payment',
  'order-newpayment',
  'payment-parts',
]);
/** Page kinds whose content is the basket as it was. */
const basketKinds: ReadonlySet<string | null> = new Set(['basket', 'order-step-1', 'order-step-2']);

/**
 * The frame of every page: skip link, strip, header, the one <main>, footer. Pages bring their own containers, because
 * some pictures are as wide as the window. It renders without data too: the error pages need it when the store is down.
 */
export function LayoutView({ data, settings, notices, kind, children }: LayoutViewProps<LayoutData, SienTypes>) {
  const isOffline = kind === 'offline';
  const isPlain = isOffline || orderKinds.has(kind);
  const sorted = sortedNotices(notices);
  const [first, ...others] = sorted;
  const passing = kind === 'home' ? first : undefined;
  const comparing = basketKinds.has(kind) || kind === 'product-compare' || isOffline ? undefined : data?.saved;
  return (
    <SavedGoodsProvider value={data?.saved ?? nothingSaved}>
      {data && <PageGlobals shop={data.appShop} isProduct={kind === 'product'} nonce={data.nonce} />}
      {data && <Measures settings={settings} nonce={data.nonce} />}
      <SkipLink />
      {data && <ConsentPart {...data.consent} isOnOwnPage={kind === 'cookies' || isOffline} nonce={data.nonce} />}
      <div className={styles.page}>
        {isPlain ? (
          <PlainTop shopName={settings.shopName} isSecure={!isOffline} />
        ) : (
          <ShopTop data={data} shopName={settings.shopName} />
        )}
        {kind === 'home' && data && <Bars bars={settings.bars} nonce={data.nonce} />}
        <AlertRegion duration={settings.alertDuration} fade={settings.alertFade}>
          {passing && <NoticeToast notice={passing} />}
        </AlertRegion>
        <main
          className={styles.main}
          id="content"
          tabIndex={-1}
          data-region="main"
          data-shown-basket={basketKinds.has(kind) ? data?.basket.mark : undefined}
          data-compares={comparing && comparing.compared.length > 0 ? '' : undefined}
        >
          <Notices notices={passing ? others : sorted} />
          {children}
          {comparing && <CompareBar />}
        </main>
        {isPlain ? null : <ShopBottom settings={settings} data={data} hasNewsletter={kind !== 'settings'} />}
      </div>
      <PageLoading />
    </SavedGoodsProvider>
  );
}

function ShopTop({ data, shopName }: { data: LayoutData | null; shopName: string }) {
  const t = useTexts(siteHeaderTexts);
  const menu = data?.menu;
  // Phones show these as icons only: in the menu they have their words.
  const personal = data
    ? [
        { name: t(data.account.isSignedIn ? 'account' : 'signIn'), address: data.account.address },
        { name: t('list'), address: data.list.address },
      ]
    : [];
  return (
    <div>
      {data?.hasPromoStrip && (
        <PromoStrip
          days={data.promoStripDays}
          freeShippingFrom={data.freeShippingFrom}
          returnDays={data.returnDays}
          todayUntil={data.todayUntil}
        />
      )}
      {data?.promoCode && <CodeStrip {...data.promoCode} days={data.promoStripDays} />}
      <SiteHeader
        shopName={shopName}
        logo={<Logo shopName={shopName} />}
        homeAddress={addressOf('home')}
        searchAddress={addressOf('search')}
        search={data && <Island of={liveSearch} props={data.search} />}
        departments={menu && <Menu items={menu} />}
        phoneMenu={menu && <Island of={phoneMenu} props={{ items: [...upperLevels(menu), ...personal] }} />}
        account={data?.account ?? null}
        list={data?.list ?? null}
        basketPreview={data && <Island of={basketDisclosure} props={data.basketPreview} />}
        basket={{ address: addressOf('basket'), count: data?.basket.count ?? null, worth: data?.basket.worth ?? '' }}
      />
    </div>
  );
}

/** Without links away: from an order, and from the page for the time without a network, where they would lead nowhere. */
function PlainTop({ shopName, isSecure }: { shopName: string; isSecure: boolean }) {
  return (
    <OrderHeader
      shopName={shopName}
      logo={<Logo shopName={shopName} isFull />}
      homeAddress={addressOf('home')}
      isSecure={isSecure}
    />
  );
}

interface ShopBottomProps {
  settings: Settings;
  data: LayoutData | null;
  /** The newsletter's own page has its form already. */
  hasNewsletter: boolean;
}

function ShopBottom({ settings, data, hasNewsletter }: ShopBottomProps) {
  const t = useTexts(layoutTexts);
  return (
    <SiteFooter
      logo={<Logo shopName={settings.shopName} isFull />}
      line={settings.shopLine || settings.companyName || settings.shopName}
      lead={settings.shopLead}
      newsletter={data && hasNewsletter && <FooterNewsletter settings={settings} />}
      columns={footerColumns(t, settings, data?.pages, data?.account.isSignedIn, data?.otherLanguages)}
      legal={legalFacts(t, settings, data?.year)}
      tools={
        <>
          {data && <ViewSwitch choice={data.view} />}
          <BackToTop screens={settings.backToTopScreens} targetId="content" />
        </>
      }
    />
  );
}

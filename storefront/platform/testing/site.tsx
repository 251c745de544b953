import { errorPage } from '../../frame/error-page/index.ts';
import '../../../tokens/global.css.ts';
import { SkipLink } from '../../../components/skip-link/index.ts';
import { defineRoutes } from '../routing/routes.ts';
import type { LayoutViewProps, Site } from '../page/site.ts';
import { addresses, addressOf } from './addresses.ts';
import type { TestingTypes } from './define-page.ts';

/** The site under test. Its texts are for testers, inside the views. */
export const testingSite: Site<TestingTypes, { shop: string }> = {
  name: () => 'Próbnik',
  routes: defineRoutes(addresses, import.meta.glob('./pages/*/index.tsx')),
  layout: {
    load: ({ store }) => {
      store.assertUp();
      return Promise.resolve({ shop: 'Próbnik' });
    },
    view: LayoutView,
  },
  errorPage,
  themeColors: [{ color: '#FBF8F3' }],
  // A document without one makes the browser request /favicon.ico.
  icons: () => [{ rel: 'icon', href: 'data:,' }],
  statics: [],
  timeZone: 'Europe/Warsaw',
  defaultSettings: { pageLoadTimeout: 1500 },
  settings: (store) => {
    store.assertUp();
    return Promise.resolve({ pageLoadTimeout: 1500 });
  },
  textOverrides: () => Promise.resolve({}),
  priceType: () => 'gross',
  pageLoadTimeout: ({ pageLoadTimeout }) => pageLoadTimeout,
  sessions: (store) => store,
  client: (_, { clientId }) => Promise.resolve(clientId === null ? null : { id: clientId }),
  ping: (store) => Promise.resolve(!store.isDown),
  isOutage: (error) => error instanceof Error && error.message.startsWith('connection lost'),
};

function LayoutView({ data, notices, kind, children }: LayoutViewProps<{ shop: string }>) {
  return (
    <>
      <SkipLink />
      <header>
        <p>{data ? data.shop : 'Bez danych'}</p>
        <nav aria-label="Strony" data-kind={kind ?? 'error'}>
          <a href={addressOf('start')}>Początek</a>
          <a href={addressOf('list')} data-load="">
            Lista
          </a>
          <a href={addressOf('piece', { id: 7, slug: 'żółty-kubek' })} data-load="">
            Kubek
          </a>
          <a href={addressOf('slow', {}, { for: 8000 })} data-load="">
            Powolna
          </a>
          <a href={addressOf('broken')} data-load="">
            Zepsuta
          </a>
        </nav>
      </header>
      <main id="content" tabIndex={-1} data-region="main">
        {notices.map(({ tone, title }, at) => (
          <p key={at} role="status" data-tone={tone}>
            {title}
          </p>
        ))}
        {children}
      </main>
    </>
  );
}

import { createContext, use, type ReactNode } from 'react';
import type { IslandEnvironment } from '../islands/island-root.tsx';
import type { PageHead } from '../page/page.ts';
import { defaultLanguage, inLanguageOf, isLanguage, languages, type Language } from '../languages/languages.ts';
import type { SiteIcon } from '../page/site.ts';
import { Announcer } from '../../../components/announcer/index.ts';

/** The built files that a page needs: addresses, ready for `href` and `src`. */
export interface PageAssets {
  readonly styles: ReadonlyArray<string>;
  /** Stylesheets of parts that few visitors see, by the name of the part; in development all pages have all styles. */
  readonly partStyles?: Readonly<Record<string, string>>;
  /** A stylesheet that an island waits for once it is touched. */
  readonly lateStyles?: string;
  readonly fonts: ReadonlyArray<string>;
  readonly scripts: ReadonlyArray<string>;
  /** The file of each island's code by its name, beside the first script; none where no browser asks for it. */
  readonly islands?: Readonly<Record<string, string>>;
}

export interface DocumentProps {
  head: PageHead;
  siteName: string;
  /** The languages of the shop: pages link to themselves in the others. */
  languages: ReadonlyArray<Language>;
  /** Scheme and host of the shop, e.g. `https://sien.example`. */
  origin: string;
  assets: PageAssets;
  icons: ReadonlyArray<SiteIcon>;
  themeColors: ReadonlyArray<{ color: string; media?: string }>;
  environment: IslandEnvironment;
  /** Timeout of a region load in milliseconds; the browser's own default if omitted. */
  pageLoadTimeout: number | undefined;
  /** How wide phones lay the page out, in CSS pixels; as wide as they are if undefined. */
  viewportWidth: number | undefined;
  /** Omitted in development, where no policy needs it. */
  nonce: string | undefined;
  children: ReactNode;
}

/** The whole document. The head holds all that the browser acts on: style first, then fonts, then the script. */
export function Document(props: DocumentProps) {
  const {
    head,
    siteName,
    languages: spoken,
    origin,
    assets,
    icons,
    themeColors,
    environment,
    pageLoadTimeout,
    viewportWidth,
    nonce,
    children,
  } = props;
  const title = head.title === siteName ? siteName : `${head.title} | ${siteName}`;
  const canonical = head.canonical && origin + head.canonical;
  return (
    <html lang={environment.texts.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content={viewportWidth === undefined ? 'width=device-width, initial-scale=1' : `width=${viewportWidth}`}
        />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="shop" />
        ))}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <title>{title}</title>
        {head.description && <meta name="description" content={head.description} />}
        {head.isIndexed === false && <meta name="robots" content="noindex" />}
        {canonical && <link rel="canonical" href={canonical} />}
        {head.canonical && head.isIndexed !== false && (
          <Alternates address={head.canonical} origin={origin} spoken={spoken} />
        )}
        {head.feed && (
          <link rel="alternate" type="application/rss+xml" title={head.feed.title} href={head.feed.address} />
        )}
        <meta property="og:title" content={head.title} />
        <meta property="og:site_name" content={siteName} />
        <meta property="og:locale" content={territoryOf(environment.texts.locale)} />
        {head.description && <meta property="og:description" content={head.description} />}
        {canonical && <meta property="og:url" content={canonical} />}
        {head.picture && <meta property="og:image" content={origin + head.picture} />}
        {themeColors.map(({ color, media }) => (
          <meta key={media ?? 'all'} name="theme-color" content={color} {...(media && { media })} />
        ))}
        {icons.map((icon) => (
          <link key={icon.rel + icon.href} {...icon} />
        ))}
        {head.facts?.map((facts, at) => (
          <script key={at} type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(facts) }} />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} nonce={nonce} />
        ))}
      </head>
      <body
        data-environment={JSON.stringify(environment)}
        data-page-load-timeout={pageLoadTimeout}
        data-late-styles={assets.lateStyles}
      >
        <PartStylesContext value={assets.partStyles ?? {}}>{children}</PartStylesContext>
        <Announcer />
      </body>
    </html>
  );
}

const territoryOf = (locale: string): string => languages[isLanguage(locale) ? locale : defaultLanguage].territory;

/** The page in each language of the shop; everyone else is led to the one without a prefix. */
function Alternates({
  address,
  origin,
  spoken,
}: {
  address: string;
  origin: string;
  spoken: DocumentProps['languages'];
}) {
  if (spoken.length < 2) return null;
  const href = (language: Language) => origin + inLanguageOf(language, address);
  return (
    <>
      {spoken.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={href(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={href(defaultLanguage)} />
    </>
  );
}

const PartStylesContext = createContext<NonNullable<PageAssets['partStyles']>>({});

/** The stylesheet of a part that few visitors see, in the head of a page that shows the part. */
export function PartStyles({ of }: { of: string }) {
  const href = use(PartStylesContext)[of];
  return href && <link rel="stylesheet" href={href} precedence="shop" />;
}

/** JSON inside a script element: `<` would let a text end the element. */
function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

import type { AppShop } from '../../patterns/contract/app-shop.ts';
import type { ProductData } from '../../patterns/contract/product-data.ts';

/** JSON inside a script element: no text can end the element. */
const scriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Data of a page, not a script: browsers ignore it until `PageGlobals` reads it. */
export function PageData({ id, value }: { id: 'app_shop' | 'product_data'; value: AppShop | ProductData }) {
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: scriptJson(value) }} />;
}

/** One object, because scripts add their functions to it. */
const appShopGlobal = `var app_shop=JSON.parse(document.getElementById("app_shop").text)`;

/** Read from the current page: a region load brings its own. */
const productGlobal = `;
Object.defineProperty(window,"product_data",{configurable:true,
get(){const e=document.getElementById("product_data");return e?e.value??=JSON.parse(e.text):void 0},
set(value){Object.defineProperty(window,"product_data",{value,writable:true})}})`;

interface PageGlobalsProps {
  shop: AppShop;
  /** Whether the page is one of a product, which has `product_data`. */
  isProduct: boolean;
  nonce: string;
}

/** `app_shop` on every page, and the globals by which the platform's scripts read it and `product_data` (wire contract 2.8). */
export function PageGlobals({ shop, isProduct, nonce }: PageGlobalsProps) {
  const globals = appShopGlobal + (isProduct ? productGlobal : '');
  return (
    <>
      <PageData id="app_shop" value={shop} />
      <script nonce={nonce || undefined} dangerouslySetInnerHTML={{ __html: globals }} />
    </>
  );
}

import type { SienTypes } from '../../shared/define-page.ts';
import type { Layout } from '../../platform/page/site.ts';
import { LayoutView } from './layout.tsx';
import { loadLayout, type LayoutData } from './data.ts';

export { brandIcons } from './brand.ts';
export { visitorPages } from './visitor.tsx';
export const layout: Layout<LayoutData, SienTypes> = { load: loadLayout, view: LayoutView };

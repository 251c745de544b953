import { globalLayer, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import type { ComplexStyleRule, GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { layerNames } from './layer-names.ts';

const [reset, tokens, components, patterns, storefront] = layerNames;

/**
 * The cascade of the project, weakest first. Because every rule lives in one of these layers, the order in which
 * files are imported never decides what wins.
 */
export const resetLayer = globalLayer(reset);
export const tokensLayer = globalLayer(tokens);
export const componentsLayer = globalLayer(components);
export const patternsLayer = globalLayer(patterns);
export const storefrontLayer = globalLayer(storefront);

/** What `style` takes: one rule, or class names and rules to compose. */
type Rule = ComplexStyleRule;

const layered = (layer: string, rule: StyleRule): StyleRule => ({ '@layer': { [layer]: rule } });

const isRule = (part: unknown): part is StyleRule => typeof part === 'object' && part !== null && !Array.isArray(part);

const wrap = (layer: string, rule: Rule): Rule =>
  Array.isArray(rule) ? rule.map((part) => (isRule(part) ? layered(layer, part) : part)) : layered(layer, rule);

const styleIn =
  (layer: string) =>
  (rule: Rule, debugId?: string): string =>
    style(wrap(layer, rule), debugId);

const variantsIn =
  (layer: string) =>
  <Name extends string | number>(rules: Record<Name, Rule>, debugId?: string): Record<Name, string> =>
    styleVariants(rules, (rule) => wrap(layer, rule) as StyleRule[], debugId);

/** `style` of vanilla-extract inside the layer `components`. */
export const componentStyle = styleIn(componentsLayer);
/** `style` of vanilla-extract inside the layer `patterns`. */
export const patternStyle = styleIn(patternsLayer);
/** `style` of vanilla-extract inside the layer `storefront`. */
export const storefrontStyle = styleIn(storefrontLayer);

/** One class for each key, inside the layer `components`: `variants({ small: {...}, large: {...} })`. */
export const componentVariants = variantsIn(componentsLayer);
/** One class for each key, inside the layer `patterns`. */
export const patternVariants = variantsIn(patternsLayer);
/** One class for each key, inside the layer `storefront`. */
export const storefrontVariants = variantsIn(storefrontLayer);

/** A global rule inside a layer, for elements that carry no class of ours (reset, text that comes from an editor). */
export const globalStyleIn = (layer: string, selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layer]: rule } });

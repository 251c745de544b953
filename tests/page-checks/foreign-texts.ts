import type { Page } from 'playwright/test';

/** Texts drawn in the machine's fonts, because the kit's fonts lack a letter: they look different on every machine. */
export async function foreignTexts(page: Page): Promise<ReadonlyArray<string>> {
  // Until our fonts load, Chromium draws with system fonts.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  const texts = new Map<number, string>();
  for (const { nodeType, nodeValue, parentId } of nodes)
    if (nodeType === 3 && nodeValue.trim() !== '' && parentId !== undefined)
      texts.set(parentId, (texts.get(parentId) ?? '') + nodeValue);
  for (const { pseudoElements = [] } of nodes)
    for (const { nodeId, pseudoType } of pseudoElements) texts.set(nodeId, `::${pseudoType}`);
  // In parallel: a page has about a thousand nodes, and sequential requests took most of the test.
  const foreign = await Promise.all(
    [...texts].map(async ([nodeId, text]) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch((error: Error) => {
        // Nodes removed meanwhile, such as a second of a countdown, have no fonts.
        if (error.message.includes('Could not find node')) return { fonts: [] };
        throw error;
      });
      const others = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
      return others.length > 0 ? `"${text}" is drawn with ${others.join(', ')}` : null;
    }),
  );
  await session.detach();
  return foreign.filter((line) => line !== null);
}

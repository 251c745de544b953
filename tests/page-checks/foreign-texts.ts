import type { Page } from 'playwright/test';

/**
 * The texts of a page that are drawn with fonts of the machine, because the fonts of the kit lack a letter: they look
 * otherwise on every machine.
 */
export async function foreignTexts(page: Page): Promise<ReadonlyArray<string>> {
  // A text is drawn with a font of the machine until ours has come.
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
  // Asked all at once: the answers of a page's thousand nodes one after the other took most of a walk.
  const foreign = await Promise.all(
    [...texts].map(async ([nodeId, text]) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch((error: Error) => {
        // What a page has taken away meanwhile, such as a second of a countdown, is drawn with nothing.
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

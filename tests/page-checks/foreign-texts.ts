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

  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  /** The tags and classes that an element stands in: where they are the same, so are its fonts. */
  const pathOf = (nodeId: number): string => {
    const { parentId, localName = '', attributes = [] } = byId.get(nodeId) ?? {};
    const place = attributes.indexOf('class');
    const path = place < 0 ? localName : `${localName}.${attributes[place + 1]}`;
    return parentId === undefined ? path : `${pathOf(parentId)} ${path}`;
  };
  const fontsOf = async (nodeId: number) => {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch((error: Error) => {
      // Nodes removed meanwhile, such as a second of a countdown, have no fonts.
      if (error.message.includes('Could not find node')) return { fonts: [] };
      throw error;
    });
    return fonts;
  };
  /** Of a page's thousand texts only those with a letter that was not yet drawn at the same path. */
  const findIn = async (alike: ReadonlyArray<readonly [number, string]>) => {
    const drawn = new Set<string>();
    const found: string[] = [];
    for (const [nodeId, text] of alike) {
      if ([...text].every((letter) => drawn.has(letter))) continue;
      // In turn: what an earlier one has drawn need not be asked for.
      const fonts = await fontsOf(nodeId);
      // Hidden texts have no fonts.
      if (fonts.length > 0) for (const letter of text) drawn.add(letter);
      const others = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
      if (others.length > 0) found.push(`"${text}" is drawn with ${others.join(', ')}`);
    }
    return found;
  };
  // In parallel: sequential requests took most of the test.
  const foreign = await Promise.all([...Map.groupBy(texts, ([nodeId]) => pathOf(nodeId)).values()].map(findIn));
  await session.detach();
  return foreign.flat();
}

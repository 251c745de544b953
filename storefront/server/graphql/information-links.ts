import { informationAddress, type InformationName } from '../../pages/information/addresses.ts';
import { informationPage } from '../../pages/information/sections.ts';

const names: ReadonlyArray<InformationName> = ['terms', 'privacy', 'delivery', 'returns', 'faq'];

/** The pages of information by their titles. */
export const informationLinks = names.flatMap((name) => {
  const page = informationPage(name);
  return page ? [{ name: page.title, link: informationAddress(name) }] : [];
});

import { fold } from '../../../patterns/rules/fold.ts';
import pages from '../../catalogue/pages.json' with { type: 'json' };
import { informationAddress, type InformationName } from './addresses.ts';

/** The anchor of a section: its heading in plain letters ("6. Opinie" is `6-opinie`). */
export const sectionId = (heading: string): string => fold(heading).replaceAll(' ', '-');

/** What is told on a page of information; null where the catalogue has none of that name. */
export const informationPage = (name: InformationName) => pages.find(({ slug }) => slug === name) ?? null;

/** Where the shop tells how it checks opinions (Directive 2019/2161). */
export const opinionRules = (): string => {
  const section = informationPage('terms')?.sections.find(({ heading }) => /opini/i.test(heading));
  return informationAddress('terms') + (section ? `#${sectionId(section.heading)}` : '');
};

import { fold } from '../../patterns/rules/fold.ts';
import { informationAddress } from './information-addresses.ts';

const opinions = 'opinie';

/**
 * The anchor of a section: its heading in plain letters ("3. Ceny" is `3-ceny`); the one about opinions has a fixed name in each
 * language.
 */
export const sectionId = (heading: string): string =>
  /opini|review/i.test(heading) ? opinions : fold(heading).replaceAll(' ', '-');

/** How the shop verifies opinions (Directive 2019/2161): a section of the terms. */
export const opinionRules = (): string => `${informationAddress('terms')}#${opinions}`;

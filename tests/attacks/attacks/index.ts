import type { Attack } from '../support/attack.ts';
import { bodyAttacks } from './bodies.ts';
import { connectionAttacks } from './connections.ts';
import { forgeryAttacks } from './forgery.ts';
import { orderAttacks } from './orders.ts';
import { pictureAttacks } from './pictures.ts';
import { shapeAttacks } from './shapes.ts';

/** Every attack, in the order of the audit. */
export const attacks: ReadonlyArray<Attack> = [
  ...bodyAttacks,
  ...shapeAttacks,
  ...forgeryAttacks,
  ...connectionAttacks,
  ...orderAttacks,
  ...pictureAttacks,
];

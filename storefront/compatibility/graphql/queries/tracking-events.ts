import { takeScripts } from '../../../features/content/index.ts';
import type { CallContext } from '../context.ts';

/** Scripts for the browser of a visitor who agreed to statistics, each once; null for everyone else (wire contract 1.1). */
export const trackingEvents = (_: object, context: CallContext) => takeScripts(context);

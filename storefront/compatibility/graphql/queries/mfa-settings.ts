import type { CallContext } from '../context.ts';

/** The second step of the signed-in client; null for a guest. */
export async function mfaSettings(_: object, context: CallContext) {
  const client = await context.client();
  if (!client) return null;
  const enabled = await context.store.clients.asksForCode(client.id);
  return { status: 'success', enabled, modes: enabled ? [{ mode: 'app', isDefault: true }] : [] };
}

export type PasskeyPurpose = 'create' | 'get';

export type PasskeyOutcome =
  /** @property credential the browser's answer, as JSON */
  | { readonly kind: 'answered'; readonly credential: string }
  /** The user stopped it, or it took too long. Browsers do not say which. */
  | { readonly kind: 'stopped' }
  /** This device has a passkey of the account. */
  | { readonly kind: 'known' }
  /** No passkeys here, or the server refused what was typed: only the submitted form says what. */
  | { readonly kind: 'unavailable' };

/** Asks the server for a challenge, with the fields of the form, and the browser for its answer (WebAuthn Level 3). */
export async function askPasskey(form: HTMLFormElement, purpose: PasskeyPurpose): Promise<PasskeyOutcome> {
  // Chromium 129, Firefox 119 and Safari 18.4 read and write the JSON of WebAuthn themselves.
  if (typeof PublicKeyCredential === 'undefined' || !('parseRequestOptionsFromJSON' in PublicKeyCredential))
    return { kind: 'unavailable' };
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  fields.set('operation', 'passkey-options');
  const answer = await fetch(form.action, { method: 'POST', body: fields }).catch(() => null);
  if (!answer?.ok || !answer.headers.get('content-type')?.includes('json')) return { kind: 'unavailable' };
  const options = await answer.json();
  try {
    const credential = await (purpose === 'create'
      ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
      : navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }));
    if (!(credential instanceof PublicKeyCredential)) return { kind: 'stopped' };
    return { kind: 'answered', credential: JSON.stringify(credential.toJSON()) };
  } catch (error) {
    return { kind: error instanceof DOMException && error.name === 'InvalidStateError' ? 'known' : 'stopped' };
  }
}

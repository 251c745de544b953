/** A field's request to an address (spec 7, call 15), from its markup. */
export interface ServerQuestion {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly name: string;
  readonly value: string;
  /** Already serialized, sent after name and value. */
  readonly extra?: string | undefined;
}

/** The address and how to request it. */
export function fieldRequest({
  url,
  method,
  name,
  value,
  extra,
}: ServerQuestion): [string, { method: string; headers: Record<string, string>; body?: string }] {
  const sent = new URLSearchParams([[name, value]]).toString() + (extra ? `&${extra}` : '');
  const headers = { Accept: 'application/json' };
  if (method === 'GET') return [`${url}${url.includes('?') ? '&' : '?'}${sent}`, { method, headers }];
  return [
    url,
    { method, body: sent, headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' } },
  ];
}

import { describe, expect, it } from 'vitest';
import { heldBytes } from './held-bytes.ts';

describe('the bytes that a server holds', () => {
  it('are bounded for each address and in all, and released', () => {
    const hold = heldBytes({ perAddress: 30, inAll: 50 });
    const first = hold('a', 20);
    expect(hold('a', 11)).toBeNull();
    const second = hold('a', 10);
    expect(hold('b', 21)).toBeNull();
    expect(hold('b', 20)).not.toBeNull();
    expect(hold('c', 1)).toBeNull();
    first?.();
    expect(hold('a', 21)).toBeNull();
    expect(hold('a', 20)).not.toBeNull();
    second?.();
    expect(hold('c', 10)).not.toBeNull();
  });
});

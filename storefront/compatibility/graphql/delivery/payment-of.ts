/** A payment as clients write it: `prepaid` or `dvp`, or whether it is prepaid (wire contract 1.9). Null if it is none of these. */
export function paymentOf(sent: unknown): 'prepaid' | 'dvp' | null {
  if (sent === 'prepaid' || sent === true || sent === 1 || sent === 'true' || sent === '1') return 'prepaid';
  if (sent === 'dvp' || sent === false || sent === 0 || sent === 'false' || sent === '0') return 'dvp';
  return null;
}

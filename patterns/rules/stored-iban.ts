/**
 * The stored form of a bank account: capitals and digits without spaces and hyphens. Twenty-six digits are a Polish
 * account, often written without "PL".
 */
export function storedIban(value: string): string {
  const account = value.replace(/[\p{Zs}-]/gu, '').toUpperCase();
  return /^\d{26}$/.test(account) ? `PL${account}` : account;
}

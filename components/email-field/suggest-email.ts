/** Poland's most popular mail domains. */
const popular = [
  'gmail.com',
  'wp.pl',
  'o2.pl',
  'onet.pl',
  'op.pl',
  'vp.pl',
  'interia.pl',
  'poczta.onet.pl',
  'poczta.fm',
  'gazeta.pl',
  'tlen.pl',
  'icloud.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
];

/** Real domains that look like typos of popular ones. */
const real = new Set([
  ...popular,
  'mail.com',
  'email.com',
  'ymail.com',
  'interia.eu',
  'outlook.pl',
  'net.pl',
  'ont.pl',
]);

/** Typos in domains too short for a rule, and endings mistaken for others. */
const typos: Readonly<Record<string, string>> = {
  'gmail.pl': 'gmail.com',
  'wp.com': 'wp.pl',
  'wp.p': 'wp.pl',
  'wp.lp': 'wp.pl',
  wppl: 'wp.pl',
  'pw.pl': 'wp.pl',
  '02.pl': 'o2.pl',
  'o2.com': 'o2.pl',
  'o2.p': 'o2.pl',
  o2pl: 'o2.pl',
  'onet.com': 'onet.pl',
  'onte.pl': 'onet.pl',
  'onet.p': 'onet.pl',
  'oent.pl': 'onet.pl',
  'interia.com': 'interia.pl',
  'tlen.com': 'tlen.pl',
};

/** From this length on, one typo cannot give another domain by chance. */
const LONG_ENOUGH = 9;

/** Whether they differ by one extra, missing, wrong or swapped letter. */
export function isOneTypo(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

/** The likely address if its domain is a frequent typo: "hanna@gmial.com" was "hanna@gmail.com". */
export function suggestEmail(email: string): string | null {
  const match = /^([^\s@]+)@([^\s@]+)$/.exec(email.trim());
  if (!match) return null;
  const [, person, written = ''] = match;
  const typed = written.toLowerCase();
  const domain = typed.replaceAll(',', '.');
  const near = (known: string) => known.length >= LONG_ENOUGH && isOneTypo(domain, known);
  const meant = typos[domain] ?? (real.has(domain) ? domain : popular.find(near));
  return meant === undefined || meant === typed ? null : `${person}@${meant}`;
}

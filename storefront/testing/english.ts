/** English words that are not Polish: an English sentence has one of them. */
const english =
  /(?<![\p{L}\d_./:@#-])(?:the|this|that|is|are|was|has|have|not|you|your|and|of|for|from|with|within|please|error|invalid|wrong|order|product|products|price|delivery|shipping|available|unavailable|least|most|must|can|cannot|choose|select|added|stock|ships|today|tomorrow|points|search|close|open|next|previous)(?![\p{L}\d_/:@=-]|\.\w)/giu;

/** The English words of a text, each with what stands around it. */
export const englishIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(english)].map(({ index }) => text.slice(Math.max(0, index - 30), index + 40).trim());

/** All that a page says: its text, and what it says only aloud or on hover. */
export function saidBy(html: string): string {
  const spoken = [...html.matchAll(/\s(?:aria-label|aria-description|alt|title|placeholder)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  const shown = html
    .replace(/<(script|style|svg)\b[^]*?<\/\1>/g, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' \n ');
  return [...spoken, shown].join('\n');
}

/** What visitors wrote, and the link to the Polish page: a screen reader reads them in its Polish voice. */
const inPolish = /<(\w+)\b[^>]*\slang="pl"[^>]*>[\s\S]*?<\/\1>/g;
/** Names of people, places, makers and goods, and the words that were searched for. */
const names = new RegExp(
  [
    'Sień( – (sklep przykładowy|obsługa klienta))?|konto na próbę|złoty|kubek|hipopotam',
    '(ul\\. )?(Przykładow[ao]|Zmyślona|Nieistniejąca|Wymyślona)|firma przykładowa|Bank Przykładowy',
    'Kraków|Gdańsk|Żyrardów|Glina i Żar|Źródło|Próg|Żar|Przyzba|Zboże|Ugór|Wieczór|Miedza',
    '“[^”]*”',
  ].join('|'),
  'giu',
);
const polishWords =
  /[ąćęłńóśźż„]|(?<!\p{L})(?:szt|kpl|opak|zest)\.|(?<!\p{L})(?:oraz|albo|jest|nie|dla|przy|bez|jak|czy|lub|sklep|zwrot|koszyk|dostawa|produkt|cena|wybierz|dodaj)(?!\p{L})/iu;

/** Polish texts of an English page, or of the HTML of a mail. */
export const polishIn = (html: string): ReadonlyArray<string> =>
  saidBy(html.replace(inPolish, ''))
    .split('\n')
    .filter((text) => polishWords.test(text.replace(names, '')));

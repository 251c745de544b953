/** A part of a country, by ISO 3166-2. */
export interface Province {
  readonly id: string;
  readonly name: string;
}

/**
 * Provinces by country, for clients that keep them. Addresses of these countries are written without one, so no form of the
 * shop asks for it.
 */
const provinces: Readonly<Record<string, { readonly kind: string; readonly names: Readonly<Record<string, string>> }>> =
  {
    PL: {
      kind: 'województwo',
      names: {
        '02': 'dolnośląskie',
        '04': 'kujawsko-pomorskie',
        '06': 'lubelskie',
        '08': 'lubuskie',
        '10': 'łódzkie',
        '12': 'małopolskie',
        '14': 'mazowieckie',
        '16': 'opolskie',
        '18': 'podkarpackie',
        '20': 'podlaskie',
        '22': 'pomorskie',
        '24': 'śląskie',
        '26': 'świętokrzyskie',
        '28': 'warmińsko-mazurskie',
        '30': 'wielkopolskie',
        '32': 'zachodniopomorskie',
      },
    },
    CZ: {
      kind: 'kraj',
      names: {
        '10': 'Praga',
        '20': 'środkowoczeski',
        '31': 'południowoczeski',
        '32': 'pilzneński',
        '41': 'karlowarski',
        '42': 'ustecki',
        '51': 'liberecki',
        '52': 'hradecki',
        '53': 'pardubicki',
        '63': 'Wysoczyna',
        '64': 'południowomorawski',
        '71': 'ołomuniecki',
        '72': 'zliński',
        '80': 'morawsko-śląski',
      },
    },
    SK: {
      kind: 'kraj',
      names: {
        BC: 'bańskobystrzycki',
        BL: 'bratysławski',
        KI: 'koszycki',
        NI: 'nitrzański',
        PV: 'preszowski',
        TA: 'trnawski',
        TC: 'trenczyński',
        ZI: 'żyliński',
      },
    },
    DE: {
      kind: 'kraj związkowy',
      names: {
        BB: 'Brandenburgia',
        BE: 'Berlin',
        BW: 'Badenia-Wirtembergia',
        BY: 'Bawaria',
        HB: 'Brema',
        HE: 'Hesja',
        HH: 'Hamburg',
        MV: 'Meklemburgia-Pomorze Przednie',
        NI: 'Dolna Saksonia',
        NW: 'Nadrenia Północna-Westfalia',
        RP: 'Nadrenia-Palatynat',
        SH: 'Szlezwik-Holsztyn',
        SL: 'Saara',
        SN: 'Saksonia',
        ST: 'Saksonia-Anhalt',
        TH: 'Turyngia',
      },
    },
  };

/** The provinces of a country by their Polish names; empty where the shop has no list. @param iso ISO 3166-1 alpha-2 */
export const provincesOf = (iso: string): ReadonlyArray<Province> =>
  Object.entries(provinces[iso]?.names ?? {})
    .map(([code, name]) => ({ id: `${iso}-${code}`, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'pl'));

/** What the provinces of a country are: "województwo". Null where the shop has no list. */
export const provinceKindOf = (iso: string): string | null => provinces[iso]?.kind ?? null;

/** A province as it is stored: a known one, by its id or its name, as its id; any other text as it is. */
export function storedProvince(typed: string, iso: string): string {
  const text = typed.trim();
  const wanted = text.toLocaleLowerCase('pl');
  const known = provincesOf(iso).find(({ id, name }) =>
    [id, name].some((one) => one.toLocaleLowerCase('pl') === wanted),
  );
  return known?.id ?? text;
}

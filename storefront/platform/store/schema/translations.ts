interface TranslationsTable {
  locale: string;
  /** Of `original`: the key. */
  digest: string;
  /** The Polish text, as the shop's tables hold it. */
  original: string;
  translation: string;
}

/** Texts of the catalogue in other languages. */
export interface TranslationsSchema {
  translations: TranslationsTable;
}

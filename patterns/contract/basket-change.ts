/** The platform's answer of `basketchange.php?getAjax=true` (wire contract 2.6), with what our own pages add. */
export interface BasketChangeAnswer {
  basket: {
    products: ReadonlyArray<{ id: string; size: string; count: string; md5_additional: string }>;
    /** Empty for a guest. Overrides any cookie (spec 6). */
    user: Readonly<Record<string, string>>;
  };
  /** What happened, as sentences for the shopper. */
  result: {
    status: 'info' | 'success' | 'warning' | 'error';
    /** First sentence, what happened: "Dodano do koszyka. Kubek Poranek, 2 sztuki." */
    message: string;
    /** The first sentence; absent for an error, which is shown at its field. */
    title?: string;
    /** The further sentences, if any. */
    text?: string;
    /** The field that is wrong, where one is. */
    field?: 'size' | 'number';
    /** The platform's code for a refused file, if any: `file_upload_size_exceeded` (wire contract 4). */
    code?: string;
  };
  /** For the link to the basket in the header. */
  summary: {
    /** Lines in the basket. */
    count: number;
    /** The count in words: "2 produkty". */
    countText: string;
    /** Formatted: "241,50 zł". */
    worth: string;
  };
}

/** Dispatched on the document when the basket has changed, here or in another tab: the header shows the new sum. */
export const basketChanged = 'witryna:basket-changed';

/** Word by word: wherever the text is cut, what stands there is known to be data. */
const sentences: ReadonlyArray<ReadonlyArray<string>> = [
  ['Tkany', 'gęsto', 'a\u00a0lejący'],
  ['Uszyłam', 'zasłony', 'do', 'całej', 'izby', 'i\u00a0jeszcze', 'starczyło', 'na', 'obrus'],
  ['Po', 'praniu', 'skurczył', 'się', 'o\u00a03%'],
  ['Wzięłabym', 'drugi', 'raz'],
];

/** What a buyer wrote; longer than 95 characters. */
export const sampleOpinion = sentences.map((words) => `${words.join(' ')}.`).join(' ');

/** The singular and the plural of an English word, so that "brushes" finds "brush". A prefix finds the longer of "mug" and "mugs". */
export function englishForms(word: string): ReadonlySet<string> {
  const forms = new Set<string>();
  if (word.length < 4) return forms;
  if (word.endsWith('ies')) forms.add(`${word.slice(0, -3)}y`);
  else if (word.endsWith('es')) forms.add(word.slice(0, -2)).add(word.slice(0, -1));
  else if (word.endsWith('s')) forms.add(word.slice(0, -1));
  if (/[^aeiou]y$/.test(word)) forms.add(`${word.slice(0, -1)}ies`);
  return forms;
}

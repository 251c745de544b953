import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('a description as plain text', () => {
  it.each([
    ['plain text', 'Miękki szalik.', 'Miękki szalik.'],
    ['paragraphs', '<p>Raz.</p>\n<p>Dwa.</p>', 'Raz.\n\nDwa.'],
    ['lists', '<ul><li>grzeje</li><li>nie gryzie</li></ul>', 'grzeje\n\nnie gryzie'],
    ['a new line', 'Raz<br>dwa<br/>trzy', 'Raz\ndwa\ntrzy'],
    ['emphasis inside a word', 'nie<b>gryzący</b>', 'niegryzący'],
    ['entities', 'Nić &amp; igła &lt;3&nbsp;mm', 'Nić & igła <3\u00a0mm'],
    ['white space of the markup', '<p>\n  Raz\n  dwa  </p>', 'Raz dwa'],
    ['cells of a table', '<table><tr><td>Waga</td><td>2 kg</td></tr></table>', 'Waga 2 kg'],
    ['unclosed markup', '<p>Raz<p>Dwa <b>trzy', 'Raz\n\nDwa trzy'],
    ['scripts and styles', '<style>p{}</style>Raz<script>alert("dwa")</script>', 'Raz'],
    ['a sign, not a tag', 'szerokość < 3 m', 'szerokość < 3 m'],
    ['nothing', '<p>&nbsp;</p><div></div>', ''],
  ])('keeps %s', (_, markup, text) => expect(plainText(markup)).toBe(text));

  it('reads unclosed markup, however deep', () => {
    expect(plainText('<div>'.repeat(10_000).concat('Raz'))).toBe('Raz');
  });
});

import { defineTexts } from '../../../components/texts/texts.ts';

/** The messages of commands about texts: pages, articles and news. */
export const contentCommandTexts = defineTexts('operatorContent', {
  pl: {
    usage: `Użycie: npm run operator -- content <co zrobić>
  content list                          teksty sklepu: strony (page), porady (post), aktualności (news)
  content add <plik.md albo folder>     dodaje albo zmienia; w\u00a0folderze także podfoldery pages, posts i\u00a0news
  content show <rodzaj> <nazwa>         tekst tak, jak go zapisano
  content publish <rodzaj> <nazwa>      pokazuje od teraz
  content withdraw <rodzaj> <nazwa>     zdejmuje ze sklepu; tekst zostaje
Plik: Markdown, na początku między wierszami „---” pola title, kind, slug, note, a\u00a0porady i\u00a0aktualności też lead,
date (2026-12-01: od tego dnia), draft (true: szkic), picture, category, „products” ([1001, 1002]). Obraz leży obok pliku
i\u00a0stoi w\u00a0osobnym akapicie: ![co widać](plik.jpg "podpis").`,
    none: 'Sklep nie ma jeszcze żadnego tekstu.',
    entry: '{kind} {slug}: {title}, {state}',
    shown: 'od {date}',
    since: 'pokaże się {date}',
    hidden: 'nie jest w\u00a0sklepie',
    unknown: 'Nie ma tekstu {kind} {slug}. Teksty podaje content list.',
    needed: 'Strony {slug} nie można zdjąć: sklep musi ją mieć. Nowy tekst ogłasza content add albo pages publish.',
    kept: 'Nic się nie zmieniło: tak już było.',
    published: 'Tekst {kind} {slug} jest w\u00a0sklepie.',
    withdrawn: 'Tekstu {kind} {slug} nie ma już w\u00a0sklepie.',
    'done.added': '{kind} {slug}: dodano „{title}”.',
    'done.changed': '{kind} {slug}: zapisano „{title}”.',
    'done.kept': '{kind} {slug}: bez zmian.',
    noFile: 'Nie da się przeczytać pliku {file}.',
    noFiles: 'W\u00a0folderze {path} nie ma plików .md.',
    manyFiles: 'Naraz można dodać najwyżej {most} plików.',
    twice: '{file}: tekst o\u00a0nazwie „{slug}” jest tu dwa razy.',
    noPicture: 'Nie ma obrazu {file}.',
    largePicture: 'Obraz {file} ma ponad {most} MB.',
    brokenPicture: 'Obrazu {file} nie da się odczytać. Sklep przyjmuje JPEG, PNG, WebP, AVIF i\u00a0GIF.',
    'problem.tooLong': '{file}: tekst jest za długi.',
    'problem.tooDeep': '{file}: listy albo cytaty są zagnieżdżone zbyt głęboko.',
    'problem.tooDense':
      '{file}: jeden z\u00a0akapitów jest za długi albo ma za wiele znaków formatowania. Podziel go pustym wierszem.',
    'problem.noText': '{file}: pod tytułem nie ma tekstu.',
    'problem.control': '{file}, wiersz {line}: jest tam znak, którego nie da się pokazać. Zapisz plik jako UTF-8.',
    'problem.noKind': '{file}: dopisz kind: page, post albo news.',
    'problem.badSlug':
      '{file}: nazwa „{text}” nie nadaje się do adresu. Użyj małych liter bez polskich znaków, cyfr i\u00a0łączników.',
    'problem.noTitle':
      '{file}: brakuje tytułu, np. „title: Jak prać len” albo „# Jak prać len” w\u00a0pierwszym wierszu.',
    'problem.yaml': '{file}, wiersz {line}: pola między „---” nie są poprawnym YAML-em ({text}).',
    'problem.field': '{file}, wiersz {line}: pole „{text}” nic tu nie znaczy.',
    'problem.value': '{file}, wiersz {line}: pole „{text}” ma złą wartość.',
    'problem.html': '{file}, wiersz {line}: sklep nie pokazuje HTML: {text}',
    'problem.link':
      '{file}, wiersz {line}: odnośnik „{text}” nie zadziała. Zacznij go od „/”, „#”, „https://”, „mailto:” albo „tel:”.',
    'problem.foreignPicture': '{file}, wiersz {line}: obraz „{text}” musi leżeć obok pliku.',
    'problem.picturePlace': '{file}, wiersz {line}: obraz „{text}” musi stać w\u00a0osobnym akapicie.',
    'problem.pictureWords': '{file}, wiersz {line}: napisz w\u00a0nawiasie kwadratowym, co widać na obrazie „{text}”.',
    'problem.reference': '{file}, wiersz {line}: napisz adres odnośnika „{text}” od razu, w\u00a0nawiasie okrągłym.',
  },
});

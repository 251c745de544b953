import { defineTexts } from '../../../components/texts/texts.ts';

/** The messages of backup and restore to the operator. */
export const backupTexts = defineTexts('backup', {
  pl: {
    usage: `Użycie:
  npm run backup -- <folder>                   kopia sklepu w\u00A0nowym podfolderze; sklep może działać
  npm run restore -- <kopia> [--replace]       odtwarza sklep z\u00A0kopii; sklep musi stać`,
    done: 'Kopia jest w\u00A0folderze {folder}: baza i\u00A0{count} plików klientów, razem {megabytes}\u00A0MB.',
    bucket: 'Pliki klientów leżą w\u00A0UPLOADS_BUCKET, więc nie ma ich w\u00A0kopii: wersje przechowuje sam bucket.',
    missing: 'Uwaga: bazie brakuje plików, których sklep nie miał już przy kopiowaniu: {names}.',
    restored: 'Sklep jest odtworzony z\u00A0kopii z\u00A0{date}. Uruchom go poleceniem npm start.',
    moved: 'Poprzednie dane leżą w\u00A0folderze {folder}. Usuń je, gdy nie będą już potrzebne.',
    noDatabase: 'W\u00A0folderze {dataDir} nie ma bazy sklepu, więc nie ma czego kopiować.',
    noBackup: 'W\u00A0folderze {folder} nie ma kopii sklepu: brakuje pliku manifest.json.',
    unknownFormat: 'Kopię w\u00A0folderze {folder} zrobiła nowsza wersja sklepu. Odtwórz ją tamtą wersją.',
    damaged: 'Kopia jest uszkodzona: plik {file} nie zgadza się z\u00A0sumą kontrolną albo go brakuje.',
    broken: 'Baza w\u00A0kopii jest uszkodzona: {reason}.',
    otherEngine: 'To jest kopia bazy {engine}, a\u00A0sklep jest ustawiony na {configured}. Sprawdź DATABASE_URL.',
    notEmpty:
      'W\u00A0folderze {folder} są już dane sklepu. Wskaż pusty folder (DATA_DIR) albo dodaj --replace: poprzednie dane zostaną odłożone obok.',
    databaseNotEmpty: 'Baza PostgreSQL nie jest pusta. Utwórz nową, pustą bazę i\u00A0wskaż ją w\u00A0DATABASE_URL.',
    inUse: 'Na folderze {dataDir} działa sklep albo import. Zatrzymaj je na czas odtwarzania.',
  },
});

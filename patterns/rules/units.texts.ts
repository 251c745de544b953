import { defineTexts } from '../../components/texts/texts.ts';

/** The units whose forms are known, by the name that the catalogue gives them. */
export const unitTexts = defineTexts('units', {
  pl: {
    'szt.': { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' },
    m: { one: 'metr', few: 'metry', many: 'metrów', other: 'metra' },
    'kpl.': { one: 'komplet', few: 'komplety', many: 'kompletów', other: 'kompletu' },
    'opak.': { one: 'opakowanie', few: 'opakowania', many: 'opakowań', other: 'opakowania' },
    'zest.': { one: 'zestaw', few: 'zestawy', many: 'zestawów', other: 'zestawu' },
    rolka: { one: 'rolka', few: 'rolki', many: 'rolek', other: 'rolki' },
    karton: { one: 'karton', few: 'kartony', many: 'kartonów', other: 'kartonu' },
    butelka: { one: 'butelka', few: 'butelki', many: 'butelek', other: 'butelki' },
    mb: { one: 'metr bieżący', few: 'metry bieżące', many: 'metrów bieżących', other: 'metra bieżącego' },
    para: { one: 'para', few: 'pary', many: 'par', other: 'pary' },
  },
  en: {
    'szt.': { one: 'piece', other: 'pieces' },
    m: { one: 'metre', other: 'metres' },
    'kpl.': { one: 'set', other: 'sets' },
    'opak.': { one: 'pack', other: 'packs' },
    'zest.': { one: 'set', other: 'sets' },
    rolka: { one: 'roll', other: 'rolls' },
    karton: { one: 'box', other: 'boxes' },
    butelka: { one: 'bottle', other: 'bottles' },
    mb: { one: 'running metre', other: 'running metres' },
    para: { one: 'pair', other: 'pairs' },
  },
});

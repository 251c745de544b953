import { readFile } from 'node:fs/promises';
import { defaultTextsContext, translator } from '../../../components/texts/texts.ts';
import { shopMoney } from '../../../patterns/rules/shop-money.ts';
import { readDay } from '../../../patterns/rules/delivery-slots.ts';
import { knownCountries, regionOf } from '../../platform/settings/country.ts';
import { catalogueOf, countriesOf, courierChangesOf, pickupPointsOf } from '../../features/catalogue/store.ts';
import type { OpeningHours } from '../../features/catalogue/types.ts';
import { defaultSettings } from '../../platform/settings/index.ts';
import type { Clock } from '../../platform/store/clock.ts';
import type { Database } from '../../platform/store/engine/database.ts';
import { line } from '../../shared/browser/forms/typed.ts';
import { CommandError } from '../command-error.ts';
import { courierFields, largestNumber, readGrosze } from './courier-fields.ts';
import { mostPoints, readPoints } from './read-points.ts';
import { deliveryCommandTexts } from './texts.ts';

const t = translator(deliveryCommandTexts, defaultTextsContext);

/** How many words follow each command. */
const shapes = {
  'couriers list': 0,
  'couriers add': 4,
  'couriers set': 3,
  'countries list': 0,
  'countries set': 1,
  'pickups import': 2,
  'days off': 2,
  'days work': 2,
  'days reset': 1,
  'shops hours': 2,
} as const;

type DeliveryKind = keyof typeof shapes;

/** A command about delivery, with its words. */
export interface DeliveryCommand {
  kind: DeliveryKind;
  words: ReadonlyArray<string>;
}

/** Whether a command is one about delivery. */
export const isDelivery = (command: { kind: string }): command is DeliveryCommand =>
  Object.hasOwn(shapes, command.kind);

/** Whether these are commands of this group: its first word is enough. */
export const isAboutDelivery = (group: string): boolean =>
  ['couriers', 'countries', 'pickups', 'days', 'shops'].includes(group);

/** @throws CommandError with the usage of this group, also for `--help` */
export function readDeliveryCommand([group = '', action = '', ...words]: ReadonlyArray<string>): DeliveryCommand {
  const kind = `${group} ${action}`;
  if (!Object.hasOwn(shapes, kind) || words.length !== shapes[kind as DeliveryKind])
    throw new CommandError(t('usage'), true);
  return { kind: kind as DeliveryKind, words: words.map(line) };
}

const fail = (message: string): never => {
  throw new CommandError(message);
};

/**
 * Executes a command about delivery.
 * @returns the message to the user
 * @throws CommandError
 */
export async function runDeliveryCommand(
  { kind, words }: DeliveryCommand,
  database: Database,
  clock: Clock,
): Promise<string> {
  const [first = '', second = '', third = '', fourth = ''] = words;
  const changes = courierChangesOf(database);
  const { paid } = shopMoney({ texts: defaultTextsContext, settings: defaultSettings });
  switch (kind) {
    case 'couriers list': {
      const couriers = await catalogueOf(database, clock).couriers();
      const lines = couriers.map(({ id, name, payment, cost, freeFrom, isCostOpen }) =>
        [
          t('courierHead', { id, name, payment, cost: isCostOpen ? t('costLater') : paid(cost) }),
          ...(freeFrom === null || isCostOpen ? [] : [t('free', { amount: paid(freeFrom) })]),
        ].join(', '),
      );
      return lines.length > 0 ? lines.join('\n') : t('noCouriers');
    }
    case 'couriers add': {
      if (!/^[a-z0-9-]{1,40}$/.test(first)) fail(t('badId', { value: first }));
      if (second === '' || second.length > 100) fail(t('badName'));
      if (third !== 'prepaid' && third !== 'dvp') return fail(t('badPayment', { value: third }));
      const cost = readGrosze(fourth) ?? fail(t('badAmount', { value: fourth }));
      if (!(await changes.add(first, second, third, cost))) fail(t('courierTaken', { id: first }));
      return t('courierAdded', { id: first });
    }
    case 'countries list': {
      const countries = await countriesOf(database).list();
      return countries
        .map(({ iso, name, couriers }) =>
          t('countryHead', { iso, name, couriers: couriers.join(', ') || t('noCourierThere') }),
        )
        .join('\n');
    }
    case 'countries set': {
      const countries = readCountries(first);
      await countriesOf(database).set(countries);
      return t('countriesSet', { countries: countries.map(({ name }) => name).join(', ') });
    }
    case 'couriers set': {
      if (second === 'countries') return setCourierCountries(first, third, database);
      const read = Object.hasOwn(courierFields, second) ? courierFields[second] : undefined;
      if (!read)
        return fail(t('badField', { value: second, fields: [...Object.keys(courierFields), 'countries'].join(', ') }));
      const change = read(third);
      if (typeof change === 'string') return fail(t(change, { value: third, most: largestNumber }));
      if (!(await changes.change(first, change))) fail(t('noCourier', { id: first }));
      return t('courierChanged', { id: first, field: second, value: third });
    }
    case 'pickups import':
      return importPoints(first, second, database, clock);
    case 'days off':
    case 'days work':
    case 'days reset': {
      if (readDay(first) === null) fail(t('badDay', { value: first }));
      if (kind !== 'days reset' && (second === '' || second.length > 100)) fail(t('badName'));
      const meant = { 'days off': 'holiday', 'days work': 'working', 'days reset': null } as const;
      await changes.setDay(first, meant[kind], second);
      if (kind === 'days reset') return t('dayReset', { day: first });
      return t(kind === 'days off' ? 'dayOff' : 'dayWork', { day: first, name: second });
    }
    case 'shops hours': {
      const hours = readHours(second);
      if (!(await changes.setHours(first, hours))) {
        const shops = await catalogueOf(database, clock).stocks();
        fail(t('noShop', { id: first, ids: shops.map(({ id }) => id).join(', ') }));
      }
      return t('hoursSet', { hours: hours.map((one) => `${one.days} ${one.hours}`).join(', ') });
    }
  }
}

/** "PL,CZ" @throws CommandError */
function readCountries(typed: string): ReadonlyArray<{ id: number; iso: string; name: string }> {
  const isos = [...new Set(typed.split(',').map((one) => one.trim().toUpperCase()))];
  return isos.map(
    (iso) => regionOf(iso) ?? fail(t('badCountry', { value: iso, countries: knownCountries.join(', ') })),
  );
}

async function setCourierCountries(id: string, typed: string, database: Database): Promise<string> {
  const wanted = readCountries(typed);
  const known = await countriesOf(database).list();
  const missing = wanted.find(({ iso }) => known.every((one) => one.iso !== iso));
  if (missing) fail(t('countryNotServed', { iso: missing.iso, countries: known.map(({ iso }) => iso).join(', ') }));
  if (!(await countriesOf(database).setCourier(id, wanted))) fail(t('noCourier', { id }));
  return t('courierChanged', { id, field: 'countries', value: wanted.map(({ iso }) => iso).join(', ') });
}

async function importPoints(courierId: string, file: string, database: Database, clock: Clock): Promise<string> {
  const couriers = await catalogueOf(database, clock).couriers();
  const courier = couriers.find(({ id }) => id === courierId);
  if (!courier) return fail(t('noCourier', { id: courierId }));
  if (courier.requires !== 'pickupPoint') return fail(t('noPointCourier', { id: courierId }));
  const content = await readFile(file, 'utf8').catch(() => fail(t('noFile', { file })));
  const read = readPoints(parsed(content), courierId);
  switch (read.kind) {
    case 'notList':
      return fail(t('notJson', { file }));
    case 'tooMany':
      return fail(t('tooManyPoints', { most: mostPoints, count: read.count }));
    case 'wrong':
      return fail(t('badPoint', { number: read.number, what: read.what }));
    case 'twice':
      return fail(t('pointTwice', { id: read.id }));
    case 'read': {
      const store = pickupPointsOf(database);
      const owners = await store.ownersOf(read.points.map(({ id }) => id));
      for (const [id, owner] of owners) if (owner !== courierId) fail(t('pointTaken', { id, owner }));
      await store.replace(courierId, read.points);
      return t('pointsImported', { id: courierId, count: read.points.length });
    }
  }
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

const opening = /^(\p{L}+(?:[–-]\p{L}+)?)\s+(\d{1,2}:\d{2}[–-]\d{1,2}:\d{2}|nieczynne|całą dobę)$/u;

/** "poniedziałek–piątek 10:00–19:00; sobota 10:00–16:00" @throws CommandError */
function readHours(typed: string): ReadonlyArray<OpeningHours> {
  return typed.split(';').map((part) => {
    const [, days, hours] = opening.exec(part.trim()) ?? fail(t('badOpening', { value: part.trim() }));
    return { days: days!.replace('-', '–'), hours: hours!.replace('-', '–') };
  });
}

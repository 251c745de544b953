/** A separate entry: importing it includes its styles. */
export { ZoneHeading } from './browser/zones/zone-heading.tsx';
export { pageZones, type PageZones } from './server/zones/zones-data.ts';
export { Zones } from './server/zones/zones.tsx';

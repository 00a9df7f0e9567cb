import type { Requirements } from '../../contract/requirements.ts';
import type { BillLine } from '../../equipment/bill/bill-line.ts';
import { passiveKeys, passivePart } from '../../equipment/passive-parts.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import { furnish } from '../racks/furnish.ts';
import type { RackRoom } from '../racks/rack-rooms.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { redundantPower } from '../requirements/redundant-power.ts';
import { isThere } from './there.ts';

/**
 * Racks with their power strips, and the panels that what is laid ends on: the share that the design assumes to be bought, and of a room
 * in which devices stay or are replaced only what goes beyond these. Where power is redundant, each room has two feeds.
 */
export function rackLines(
  rooms: readonly RackRoom[],
  requirements: Requirements,
  deviceOf: DeviceOf,
): BillLine[] {
  const share = assumptionsOf(requirements).racksBought;
  const isDoubled = redundantPower(requirements);
  const needed = rooms.map(({ site, nodes, ends, endsThere }) => {
    const whole = furnish(nodes, ends, deviceOf);
    const there = furnish(nodes.filter(isThere), endsThere, deviceOf);
    const pieces = new Map(
      [...whole.panels].map(([key, count]) => [key, count - (there.panels.get(key) ?? 0)]),
    );
    const frame = whole.isOnWall ? 'cabinet' : 'rack';
    pieces.set(frame, whole.frames - there.frames);
    pieces.set(`${frame}-power`, (whole.strips - there.strips) * (isDoubled(site) ? 2 : 1));
    const piecesOf = (key: string) => Math.ceil(share * Math.max(0, pieces.get(key) ?? 0));
    return { site, piecesOf };
  });
  return passiveKeys.flatMap((key) => {
    const part = passivePart(key);
    const bySite = Map.groupBy(needed, ({ site }) => site);
    const places = [...bySite].flatMap(([site, own]) => {
      const quantity = own.reduce((sum, { piecesOf }) => sum + piecesOf(key), 0);
      return quantity === 0 ? [] : [{ quantity, sites: site === undefined ? [] : [site] }];
    });
    if (part === undefined || places.length === 0) return [];
    const { manufacturer, partNumber, name, price, streetPrice, kind } = part;
    const quantity = places.reduce((sum, place) => sum + place.quantity, 0);
    const line = { kind, manufacturer, name, partNumber, quantity, places, price, streetPrice };
    return [{ ...line, isPriceEstimate: true, isYearly: false }];
  });
}

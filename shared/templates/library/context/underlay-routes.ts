import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { StaticRow } from './routing-rows.ts';

/**
 * Routes to the far ends of tunnels by the way that each tunnel states, so that the underlay never leads into a tunnel. Of a far
 * end that two tunnels reach in different ways there is one route only, by the first.
 */
export function underlayRoutes(
  { interfaces, routing }: DeviceConfiguration,
  names: ReadonlyMap<string, string>,
): StaticRow[] {
  const stated = new Set((routing?.statics ?? []).map(({ prefix }) => prefix));
  const ways = interfaces.flatMap(({ tunnel, from }) => {
    if (tunnel?.via === undefined) return [];
    const { destination, via } = tunnel;
    return [{ prefix: `${destination}/32`, nextHop: via.nextHop, interface: via.interface, from }];
  });
  const first = new Map(ways.toReversed().map((way) => [way.prefix, way]));
  return [...first.values()]
    .toReversed()
    .filter(({ prefix }) => !stated.has(prefix))
    .map((way) => ({
      ...way,
      interface: names.get(way.interface) ?? way.interface,
      distance: 1,
      family: 4,
      vrf: null,
      track: null,
      trackNumber: null,
      isDiscard: false,
    }));
}

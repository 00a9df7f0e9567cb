import type { StaticRow } from '../context/routing-rows.ts';
import { leadsOn } from '../context/ways-in.ts';
import type { DeviceContext } from '../device-context.ts';

/**
 * Whether each address has one way there and back, so that a packet by another one is forged (strict reverse path, RFC 3704). Beside
 * a second provider, link or tunnel it may be an answer: there the looser check of FortiOS stays, which asks for any route back.
 */
export function isSingleWay(context: DeviceContext): boolean {
  const { device, interfaces, forged } = context;
  const ways = interfaces.filter((row) => row.vrf === undefined && leadsOn(device, row));
  const inside = ways.filter((row) => !forged.interfaces.includes(row));
  return forged.interfaces.length === 1 && inside.length <= 1 && device.remoteAccess === undefined;
}

/**
 * The routes to one prefix at the distance of the best of them, and after it by priority: FortiOS drops a new session that comes
 * in where no active route leads back, as by the second provider, and a route at a worse distance is none (its technical tip
 * 196645).
 */
export function withPriorities(routes: readonly StaticRow[]): (StaticRow & { readonly priority: number })[] {
  const leading = routes.filter(({ isDiscard }) => !isDiscard);
  const best = new Map(
    [...Map.groupBy(leading, ({ prefix }) => prefix)].map(([prefix, own]) => [
      prefix,
      Math.min(...own.map(({ distance }) => distance)),
    ]),
  );
  return routes.map((route) => {
    const distance = route.isDiscard ? route.distance : (best.get(route.prefix) ?? route.distance);
    return { ...route, distance, priority: 1 + route.distance - distance };
  });
}

/**
 * Circuits of private providers that may bring what is sent back by another: of two, BGP chooses one for each prefix, and the
 * far site's gateways use both.
 */
export function uncheckedSources({ interfaces }: DeviceContext): string[] {
  const circuits = interfaces.filter(({ circuit, vrf }) => circuit?.kind === 'mpls' && vrf === undefined);
  return circuits.length > 1 ? circuits.map(({ key }) => key) : [];
}

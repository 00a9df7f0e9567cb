import type { NetworkConfiguration } from '../contract/configuration/network-configuration.ts';
import { withoutPrefix } from '../network/addressing/ipv4.ts';
import type { Failed } from './wiring/live-wires.ts';
import type { Wiring } from './wiring/wiring.ts';

/** One element that fails. */
export interface Scenario {
  readonly kind: 'device' | 'provider' | 'circuit' | 'cable';
  /** The plan's element; a cable of a link with several is `link#2`. */
  readonly element: string;
  readonly name: string;
  readonly failed: Failed;
  readonly provider?: string;
}

/** Every single failure: chassis, providers, circuits, and cables between devices. */
export function everyFailure(
  { devices, providers }: NetworkConfiguration,
  { cables }: Pick<Wiring, 'cables'>,
): Scenario[] {
  return [
    ...devices.flatMap(({ members }) =>
      members.map(({ node, hostname }) =>
        scenario('device', node, hostname, { chassis: new Set([node]), cables: new Set() }),
      ),
    ),
    ...providers.map(({ id, name }) => ({
      ...scenario('provider', id, name, { chassis: new Set(), cables: new Set() }),
      provider: id,
    })),
    ...providers.flatMap(({ name, circuits }) =>
      circuits.map(({ edge, customerAddress }) =>
        scenario('circuit', edge, `${name} at ${withoutPrefix(customerAddress)}`, cut([edge])),
      ),
    ),
    ...[...cables.values()].flat().map((id) => scenario('cable', id, id, cut([id]))),
  ];
}

const scenario = (kind: Scenario['kind'], element: string, name: string, failed: Failed): Scenario => ({
  kind,
  element,
  name,
  failed,
});

const cut = (cables: readonly string[]): Failed => ({ chassis: new Set(), cables: new Set(cables) });

/** The failures of one element by its id or host name; a link fails with all its cables. Throws where there is none. */
export function failureOf(network: NetworkConfiguration, wiring: Wiring, element: string): Scenario[] {
  const all = everyFailure(network, wiring);
  const found = all.filter((row) => row.element === element || row.name === element);
  const link = wiring.cables.get(element);
  if (found.length === 0 && link) return [scenario('cable', element, element, cut(link))];
  if (found.length === 0)
    throw new Error(
      `No device, provider, circuit or link is called ${element}. There are: ${all.map((row) => row.element).join(', ')}.`,
    );
  return found;
}

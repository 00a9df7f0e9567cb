import { type PoeType, poeTypes } from '../contract/device.ts';
import { fastestSfpMbps } from './optics.ts';
import type { DevicePort } from './port-names.ts';

/** What a link needs of the ports at its ends. */
export interface PortRequest {
  readonly count: number;
  /** Of each port, in Mbit/s. */
  readonly speedMbps: number;
  readonly form: 'copper' | 'cage';
  readonly isUplink: boolean;
  readonly poe: PoeType | undefined;
}

/** The ports of a model that suit a request, those that waste the least first; worked out once for all devices of the model. */
const rankings = new WeakMap<readonly DevicePort[], Map<string, readonly (readonly DevicePort[])[]>>();

function ranked(ports: readonly DevicePort[], request: PortRequest): readonly (readonly DevicePort[])[] {
  const known = rankings.get(ports) ?? new Map<string, readonly (readonly DevicePort[])[]>();
  rankings.set(ports, known);
  const { speedMbps, form, isUplink, poe } = request;
  const key = `${speedMbps} ${form} ${isUplink} ${poe}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const classes = Map.groupBy(
    ports.filter((port) => suits(port, request)),
    (port) => wasteOf(port, request),
  );
  const found = [...classes].sort(([a], [b]) => a - b).map(([, alike]) => alike);
  known.set(key, found);
  return found;
}

/** The ports of one device, allocated link by link. */
export class PortPool {
  readonly #ports: readonly DevicePort[];
  readonly #taken = new Set<DevicePort>();

  constructor(ports: readonly DevicePort[]) {
    this.#ports = ports;
  }

  get total(): number {
    return this.#ports.length;
  }

  get used(): number {
    return this.#taken.size;
  }

  /**
   * The ports that fit best and waste least: the slowest that are fast enough, uplinks for uplinks, PoE where it is
   * needed and nowhere else; neighbours before scattered ones. Undefined where there are not enough. Nothing is
   * taken.
   */
  find(request: PortRequest): readonly DevicePort[] | undefined {
    const classes = ranked(this.#ports, request);
    if (request.count === 1) {
      for (const alike of classes) for (const port of alike) if (!this.#taken.has(port)) return [port];
      return undefined;
    }
    const found: DevicePort[] = [];
    for (const alike of classes) {
      const before = found.length;
      for (const port of alike) {
        if (this.#taken.has(port)) continue;
        found.push(port);
        if (found.length - before === request.count) return found.slice(before);
      }
    }
    return found.length >= request.count ? found.slice(0, request.count) : undefined;
  }

  /** The ports of these names; undefined where one of them is taken or there is none of that name. */
  named(names: readonly string[]): readonly DevicePort[] | undefined {
    const ports = names.flatMap(
      (name) => this.#ports.find((port) => port.name === name && !this.#taken.has(port)) ?? [],
    );
    return ports.length === names.length ? ports : undefined;
  }

  take(ports: readonly DevicePort[]): void {
    for (const port of ports) this.#taken.add(port);
  }

  /** The ports of the same names are free again. */
  giveBack(ports: readonly DevicePort[]): void {
    for (const port of this.#ports)
      if (ports.some(({ name }) => name === port.name)) this.#taken.delete(port);
  }
}

function suits({ speedMbps, connector, poe }: DevicePort, request: PortRequest): boolean {
  if (speedMbps < request.speedMbps || (connector === 'RJ45') !== (request.form === 'copper')) return false;
  // SFP and QSFP differ in size: slow optics do not go into QSFP ports without an adapter.
  if (connector.startsWith('Q') && request.speedMbps <= fastestSfpMbps) return false;
  return (
    request.poe === undefined || (poe !== undefined && poeTypes.indexOf(poe) >= poeTypes.indexOf(request.poe))
  );
}

/** Less is better; the wrong role weighs most, then unused speed, then unused PoE. */
function wasteOf({ speedMbps, role, poe }: DevicePort, request: PortRequest): number {
  const wrongRole = (role === 'uplink') === request.isUplink ? 0 : 1;
  const idlePoe = request.poe === undefined && poe !== undefined ? 1 : 0;
  return wrongRole * 1e9 + (speedMbps - request.speedMbps) * 2 + idlePoe;
}

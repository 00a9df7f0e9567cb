import { type PoeType, poeTypes } from '../contract/device.ts';
import { fastestSfpMbps } from './optics.ts';
import type { DevicePort } from './port-names.ts';
import { groupSpeed, type PortsOfOneSpeed } from './speed-groups.ts';

/** What a link needs of the ports at its ends. */
export interface PortRequest {
  readonly count: number;
  /** Of each port, in Mbit/s. */
  readonly speedMbps: number;
  readonly form: 'copper' | 'cage';
  readonly isUplink: boolean;
  readonly poe: PoeType | undefined;
  /** The fastest port that may be taken, in Mbit/s; absent where any may. */
  readonly mostMbps?: number | undefined;
}

/** The ports of a model that suit a request, those that waste the least first; worked out once for all devices of the model. */
const rankings = new WeakMap<readonly DevicePort[], Map<string, readonly (readonly DevicePort[])[]>>();

function ranked(ports: readonly DevicePort[], request: PortRequest): readonly (readonly DevicePort[])[] {
  const known = rankings.get(ports) ?? new Map<string, readonly (readonly DevicePort[])[]>();
  rankings.set(ports, known);
  const { speedMbps, form, isUplink, poe, mostMbps } = request;
  const key = `${speedMbps} ${form} ${isUplink} ${poe} ${mostMbps}`;
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

/**
 * The ports of one device, allocated link by link. Ports that run at one speed are given to links of that speed alone; a group that
 * nothing has yet is begun only where none of that speed has a port left.
 */
export class PortPool {
  readonly #ports: readonly DevicePort[];
  readonly #taken = new Set<DevicePort>();
  /** In Mbit/s, of the groups of which ports are taken. */
  readonly #speeds = new Map<PortsOfOneSpeed, number>();

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
   * needed and nowhere else; neighbours before scattered ones, and groups that run at the speed before those that nothing has.
   * Undefined where there are not enough. Nothing is taken.
   */
  find(request: PortRequest): readonly DevicePort[] | undefined {
    const { count, speedMbps } = request;
    const found: DevicePort[] = [];
    for (const alike of ranked(this.#ports, request)) {
      const own: DevicePort[] = [];
      const inNewGroups: DevicePort[] = [];
      for (const port of alike) {
        if (this.#taken.has(port)) continue;
        const runsAt = this.speedOf(port);
        if (port.group !== undefined && runsAt === undefined) inNewGroups.push(port);
        else if (port.group === undefined || runsAt === groupSpeed(port.group, speedMbps)) own.push(port);
        if (own.length === count) return own;
      }
      own.push(...inNewGroups);
      if (own.length >= count) return own.slice(0, count);
      found.push(...own);
    }
    return found.length >= count ? found.slice(0, count) : undefined;
  }

  /**
   * The ports of these names for a link of so many Mbit/s on each; undefined where one of them is taken, there is none of that name, or
   * its group runs at another speed.
   */
  named(names: readonly string[], mbps: number): readonly DevicePort[] | undefined {
    const ports = names.flatMap(
      (name) =>
        this.#ports.find(
          (port) => port.name === name && !this.#taken.has(port) && this.#isOpenTo(port, mbps),
        ) ?? [],
    );
    return ports.length === names.length ? ports : undefined;
  }

  /** @param mbps the speed of each port, which is then that of its group; undefined where it is not known, and decides nothing. */
  take(ports: readonly DevicePort[], mbps: number | undefined): void {
    for (const port of ports) {
      this.#taken.add(port);
      const { group } = port;
      if (group === undefined || mbps === undefined || this.#speeds.has(group)) continue;
      this.#speeds.set(group, groupSpeed(group, mbps));
    }
  }

  /** The ports of the same names are free again, and so is the speed of a group of which none is taken any more. */
  giveBack(ports: readonly DevicePort[]): void {
    for (const port of this.#ports)
      if (ports.some(({ name }) => name === port.name)) this.#taken.delete(port);
    const running = new Set([...this.#taken].map(({ group }) => group));
    for (const group of this.#speeds.keys()) if (!running.has(group)) this.#speeds.delete(group);
  }

  /** In Mbit/s, what the group of a port runs at; undefined where it has none, or one that nothing has yet. */
  speedOf({ group }: DevicePort): number | undefined {
    return group && this.#speeds.get(group);
  }

  #isOpenTo(port: DevicePort, mbps: number): boolean {
    const runsAt = this.speedOf(port);
    return port.group === undefined || runsAt === undefined || runsAt === groupSpeed(port.group, mbps);
  }
}

function suits({ speedMbps, connector, poe, isControl }: DevicePort, request: PortRequest): boolean {
  // A control port is taken by its name.
  if (isControl || speedMbps > (request.mostMbps ?? Number.POSITIVE_INFINITY)) return false;
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

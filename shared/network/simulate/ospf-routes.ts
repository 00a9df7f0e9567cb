import { contains } from '../addressing/ipv4.ts';
import type { SimulatedDevice } from './compiled-network.ts';
import { type Derived, derive, isSameList } from './derived.ts';
import type { Areas } from './ospf-areas.ts';
import { activeRanges, isSameSummary, type Summary, summariesInto } from './ospf-summaries.ts';
import { isSameTable, type OspfRoute, type OspfTable, offer, withinAreas } from './ospf-tables.ts';
import { type Area, pathsFrom } from './shortest-paths.ts';

const backbone = 0;

const noSummaries: readonly Summary[] = [];

type Tables = Map<SimulatedDevice, Derived<OspfTable>>;

/** The routing domain: tables as they come about, each from what it depends on. */
export class OspfDomain {
  readonly areas: Areas;
  readonly areasOfDevice: ReadonlyMap<SimulatedDevice, readonly Area[]>;
  readonly #borders = new Map<number, readonly SimulatedDevice[]>();
  readonly #isBorder: ReadonlySet<SimulatedDevice>;
  readonly within: Tables = new Map();
  /** With what border routers learn over the backbone, which goes into the other areas. */
  readonly central: Tables = new Map();
  readonly summaries = new Map<number, Derived<readonly Summary[]>>();
  readonly tables: Tables = new Map();

  /** Everything that does not depend on a changed area is taken from `before`. */
  constructor(areas: Areas, before?: OspfDomain) {
    this.areas = areas;
    this.areasOfDevice = areasOfDevices(areas);
    const centre = areas.get(backbone);
    this.#isBorder = new Set(centre?.routers.filter(isInManyAreas));
    for (const [id, { routers }] of areas)
      this.#borders.set(
        id,
        routers.filter((device) => this.#isBorder.has(device)),
      );
    for (const [device, own] of this.areasOfDevice) {
      const inputs = own.flatMap((area) => [area.prefixes, area.routers, pathsFrom(area, device)]);
      const known = before?.within.get(device);
      this.within.set(
        device,
        derive(known, inputs, () => withinAreas(device, own), isSameTable),
      );
    }
    if (centre !== undefined)
      for (const device of this.#isBorder) {
        const [within, known] = [this.#tableIn(this.within, device), before?.central.get(device)];
        const learnt = this.believed(device).filter(({ id }) => id === backbone);
        this.central.set(device, this.#learn(device, within, learnt, known, before));
      }
    for (const device of this.areasOfDevice.keys()) {
      const isBorder = this.#isBorder.has(device);
      const own = this.#tableIn(isBorder ? this.central : this.within, device);
      const learnt = this.believed(device).filter(({ id }) => !isBorder || id !== backbone);
      this.tables.set(device, this.#learn(device, own, learnt, before?.tables.get(device), before, isBorder));
    }
  }

  /** Routes by prefix. */
  routes(device: SimulatedDevice): OspfTable | undefined {
    return this.tables.get(device)?.result;
  }

  /** Routers between areas. */
  borders({ id }: Area): readonly SimulatedDevice[] {
    return this.#borders.get(id) ?? [];
  }

  /** Areas whose summaries a router believes: a border router those of the backbone. */
  believed(device: SimulatedDevice): readonly Area[] {
    const own = this.areasOfDevice.get(device) ?? [];
    if (!this.#isBorder.has(device)) return own;
    const centre = own.find(({ id }) => id === backbone);
    const position = centre?.position.get(device) ?? -1;
    return centre !== undefined && (centre.neighbours[position]?.length ?? 0) > 0 ? [centre] : own;
  }

  #tableIn(tables: Tables, device: SimulatedDevice): OspfTable {
    return tables.get(device)?.result ?? new Map();
  }

  /** A table with what border routers announce into areas; a border router discards what its own summaries leave over. */
  #learn(
    device: SimulatedDevice,
    own: OspfTable,
    areas: readonly Area[],
    known: Derived<OspfTable> | undefined,
    before: OspfDomain | undefined,
    discards = false,
  ): Derived<OspfTable> {
    const announced = areas.map((area) => ({
      area,
      paths: pathsFrom(area, device),
      summaries: this.borders(area).map((border) =>
        border === device ? noSummaries : this.#summariesOf(border, area, before),
      ),
    }));
    const isBorder = this.#isBorder.has(device);
    const inputs = [
      own,
      isBorder,
      ...announced.flatMap(({ area, paths, summaries }) => [area.routers, paths, ...summaries]),
    ];
    const make = (): OspfTable => {
      const table = new Map<number, OspfRoute>(own);
      const ranges = isBorder ? activeRanges(device, own) : [];
      for (const { area, paths, summaries } of announced)
        for (const [at, border] of this.borders(area).entries()) {
          const position = area.position.get(border) ?? -1;
          const distance = paths.distances[position] ?? Number.POSITIVE_INFINITY;
          if (!Number.isFinite(distance)) continue;
          for (const { prefix, cost, from } of summaries[at] ?? []) {
            // A border router trusts what it summarises itself.
            if (ranges.some((range) => contains(range, prefix))) continue;
            const nextHops = paths.hops[position] ?? [];
            offer(table, {
              prefix,
              kind: 'inter-area',
              area: area.id,
              cost: distance + cost,
              nextHops,
              from,
            });
          }
        }
      for (const prefix of discards ? ranges : [])
        offer(table, {
          prefix,
          kind: 'discard',
          area: backbone,
          cost: 0,
          nextHops: [],
          from: [device.row.id],
        });
      return table;
    };
    return derive(known, inputs, make, isSameTable);
  }

  #summariesOf(border: SimulatedDevice, { id }: Area, before: OspfDomain | undefined): readonly Summary[] {
    const key = border.index * 2 ** 32 + id;
    const made = this.summaries.get(key);
    if (made !== undefined) return made.result;
    // Into the backbone goes only what a border router's own areas hold.
    const table = this.#tableIn(id === backbone ? this.within : this.central, border);
    const found = derive(
      before?.summaries.get(key),
      [border, table],
      () => summariesInto(border, id, table),
      (a, b) => isSameList(a, b, isSameSummary),
    );
    this.summaries.set(key, found);
    return found.result;
  }
}

function areasOfDevices(areas: Areas): Map<SimulatedDevice, Area[]> {
  const found = new Map<SimulatedDevice, Area[]>();
  for (const area of areas.values())
    for (const device of area.routers) {
      const own = found.get(device);
      if (own === undefined) found.set(device, [area]);
      else own.push(area);
    }
  return found;
}

const isInManyAreas = ({ row }: SimulatedDevice): boolean =>
  new Set(row.routing?.ospf?.interfaces.map(({ area }) => area)).size > 1;

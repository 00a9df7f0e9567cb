import { appendUnder } from '../../../collections/append-under.ts';
import type { SimulatedDevice } from '../compiled/compiled-network.ts';
import { type AreaSummaries, areaSummaries } from './area-summaries.ts';
import type { Areas } from './ospf-areas.ts';
import { type AnnouncedInto, type LearntRoutes, learntRoutes } from './ospf-learnt-routes.ts';
import { type Summaries, summariesInto } from './ospf-summaries.ts';
import { type AreaRoutes, noOspfRoutes, type OspfTable, withinAreas } from './ospf-tables.ts';
import { type Area, pathsFrom } from './shortest-paths.ts';

const backbone = 0;

/** What a border router announces into an area, and the table that it comes from. */
interface Announcement {
  readonly table: OspfTable;
  readonly routing: SimulatedDevice['routing'];
  readonly summaries: Summaries;
}

/** The routing domain: tables as they come about, each from what it depends on. */
export class OspfDomain {
  readonly areas: Areas;
  readonly areasOfDevice: ReadonlyMap<SimulatedDevice, readonly Area[]>;
  readonly #borders = new Map<number, readonly SimulatedDevice[]>();
  readonly #isBorder: ReadonlySet<SimulatedDevice>;
  readonly #routing = new Map<SimulatedDevice, SimulatedDevice['routing']>();
  readonly within = new Map<SimulatedDevice, AreaRoutes>();
  /** With what border routers learn over the backbone, which goes into the other areas. */
  readonly central = new Map<SimulatedDevice, LearntRoutes>();
  readonly announcements = new Map<number, Announcement>();
  /** All announcements into an area, by its id. */
  readonly summariesInto = new Map<number, AreaSummaries>();
  readonly tables = new Map<SimulatedDevice, LearntRoutes>();

  /** Everything that does not depend on a changed area is taken from `before`. */
  constructor(areas: Areas, before?: OspfDomain) {
    this.areas = areas;
    this.areasOfDevice = areasOfDevices(areas);
    for (const device of this.areasOfDevice.keys()) this.#routing.set(device, device.routing);
    const centre = areas.get(backbone);
    this.#isBorder = new Set(centre?.routers.filter(isInManyAreas));
    for (const [id, { routers }] of areas) {
      const borders = routers.filter((device) => this.#isBorder.has(device));
      this.#borders.set(id, borders);
    }
    for (const [device, own] of this.areasOfDevice)
      this.within.set(device, withinAreas(device, own, before?.within.get(device)));
    for (const device of this.#isBorder) {
      const areas = this.believed(device).filter(({ id }) => id === backbone);
      const inputs = { own: this.#tableWithin(device), discards: false, isBorder: true };
      const announced = areas.map((area) => this.#announcedInto(area, device, before));
      const known = before?.central.get(device);
      this.central.set(device, learntRoutes(device, { ...inputs, announced }, known));
    }
    for (const device of this.areasOfDevice.keys()) {
      const isBorder = this.#isBorder.has(device);
      const areas = this.believed(device).filter(({ id }) => !isBorder || id !== backbone);
      const own = this.#tableAtCentre(device);
      const announced = areas.map((area) => this.#announcedInto(area, device, before));
      const known = before?.tables.get(device);
      this.tables.set(device, learntRoutes(device, { own, announced, discards: isBorder, isBorder }, known));
    }
  }

  /** Whether it would come out alike of these areas: they are its own, and no router states anything else. */
  isOf(areas: Areas): boolean {
    return (
      areas.size === this.areas.size &&
      [...areas].every(([id, area]) => this.areas.get(id) === area) &&
      [...this.#routing].every(([device, routing]) => device.routing === routing)
    );
  }

  /** Routes by prefix. */
  routes(device: SimulatedDevice): OspfTable | undefined {
    return this.tables.get(device)?.table;
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

  #tableWithin(device: SimulatedDevice): OspfTable {
    return this.within.get(device)?.table ?? noOspfRoutes;
  }

  #tableAtCentre(device: SimulatedDevice): OspfTable {
    return this.central.get(device)?.table ?? this.#tableWithin(device);
  }

  #announcedInto(area: Area, to: SimulatedDevice, before: OspfDomain | undefined): AnnouncedInto {
    const summaries = this.summariesInto.get(area.id) ?? this.#summariesInto(area, before);
    return { area, paths: pathsFrom(area, to), position: area.position.get(to) ?? -1, summaries };
  }

  #summariesInto(area: Area, before: OspfDomain | undefined): AreaSummaries {
    const borders = this.borders(area).map((border) => ({
      position: area.position.get(border) ?? -1,
      summaries: this.#summaries(border, area, before),
    }));
    const made = areaSummaries(borders, before?.summariesInto.get(area.id));
    this.summariesInto.set(area.id, made);
    return made;
  }

  #summaries(border: SimulatedDevice, { id }: Area, before: OspfDomain | undefined): Summaries {
    const key = border.index * 2 ** 32 + id;
    // Into the backbone goes only what a border router's own areas hold.
    const table = id === backbone ? this.#tableWithin(border) : this.#tableAtCentre(border);
    const known = before?.announcements.get(key);
    const found =
      known?.table === table && known.routing === border.routing
        ? known
        : { table, routing: border.routing, summaries: summariesInto(border, id, table, known?.summaries) };
    this.announcements.set(key, found);
    return found.summaries;
  }
}

function areasOfDevices(areas: Areas): Map<SimulatedDevice, Area[]> {
  const found = new Map<SimulatedDevice, Area[]>();
  for (const area of areas.values())
    for (const device of area.routers) {
      appendUnder(found, device, area);
    }
  return found;
}

const isInManyAreas = ({ row }: SimulatedDevice): boolean =>
  new Set(row.routing?.ospf?.interfaces.map(({ area }) => area)).size > 1;

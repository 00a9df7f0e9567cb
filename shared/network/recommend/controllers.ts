import type { Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { statedSites } from '../requirements/effective-sites.ts';
import { redundancyAt } from '../requirements/site-terms.ts';
import { type AccessPointGroup, accessPointGroups, type Chosen, type Load } from './access-point-groups.ts';
import type { Demands, Need } from './need.ts';
import type { Alone, WirelessFamily } from './wireless-families.ts';

/** What the chosen access points require in addition. */
export interface Control {
  readonly needs: readonly Need[];
  /** Why a controller is needed or not, a sentence for each family of access points. */
  readonly notes: readonly string[];
}

/**
 * Decides whether the chosen access points need wireless controllers, which plans do not draw. A family that manages
 * itself does so up to a number of access points and clients at one site; beyond it a controller at the largest site
 * manages those of all sites, as many of them as needed, plus one if that site requires redundancy. Gateways that manage
 * access points of their maker do so at their sites.
 *
 * @param market the controllers that may be chosen
 */
export function controllersFor(
  roles: readonly Chosen[],
  requirements: Requirements,
  market: readonly Device[],
): Control {
  const managed = managedByGateways(roles);
  const verdicts = accessPointGroups(roles).map((group) => {
    const own = market.filter(({ manufacturer }) => manufacturer === group.manufacturer);
    return verdictOn(group, requirements, own, managed);
  });
  return {
    needs: verdicts.flatMap(({ need }) => need ?? []),
    notes: verdicts.map(({ note }) => note),
  };
}

interface Verdict {
  readonly note: string;
  readonly need?: Need;
}

function verdictOn(
  group: AccessPointGroup,
  requirements: Requirements,
  market: readonly Device[],
  managed: ManagedByGateways,
): Verdict {
  const { family, manufacturer, total } = group;
  const points = `${formatCount(total.accessPoints, 'access point')} of ${manufacturer}`;
  if (family === undefined) {
    return {
      note: `How the ${points} are managed is not known: ask the manufacturer whether they need a controller.`,
    };
  }
  const { control, managedBy } = family;
  if (control === 'cloud') {
    return { note: `The ${points} are managed by ${managedBy}, so no wireless controller is recommended.` };
  }
  if (control === 'appliance') {
    const isManaged = group.sites.every(
      ({ site, accessPoints }) => (managed.get(`${manufacturer}\n${site}`) ?? 0) >= accessPoints,
    );
    if (isManaged)
      return {
        note: `The ${points} are managed by the gateways of their sites, so no controller is bought.`,
      };
    const most = Math.max(0, ...market.map(({ specs }) => specs.accessPoints ?? 0));
    if (most > 0 && total.accessPoints > most)
      return {
        note: `The ${points} are managed by ${managedBy}: one of its controllers manages at most ${most}, so its software runs on a server.`,
      };
    const note =
      `The ${points} are managed by ${managedBy}: one controller is recommended, and its software on a server ` +
      'is an alternative. They keep working while it is down, so one is enough.';
    return { note, need: needOf(group, 1, managementPort) };
  }
  const there = reasonOf(group, control, managedBy);
  if (group.largest.accessPoints <= control.accessPoints && group.largest.clients <= control.clients) {
    return { note: `The ${points} need no wireless controller: ${there}.` };
  }
  const share = shareOf(total, market);
  const site = statedSites(requirements).find(({ name }) => name === group.largest.site);
  const { edge, core, power } = redundancyAt(requirements, site);
  const spare = edge || core ? 1 : 0;
  const due = dueOf(share.controllers, spare);
  return {
    note: `${control.accessPoints === 0 ? `The ${points} work with a wireless controller only` : there}: ${due}.`,
    need: needOf({ ...group, total: share }, share.controllers + spare, {
      ports: [
        { what: 'ports', count: 2, speedMbps: 1_000, medium: 'either', why: 'a bundle of two into the core' },
      ],
      clients: {
        count: share.clients,
        why:
          share.controllers === 1
            ? 'as many as the plan has on these access points, with growth'
            : `its share of ${total.clients}, with growth, over ${share.controllers} controllers`,
      },
      ...(power ? { minSupplies: 2 } : {}),
    }),
  };
}

/** How many access points the gateway of a maker at a site manages, by both. */
type ManagedByGateways = ReadonlyMap<string, number>;

function managedByGateways(roles: readonly Chosen[]): ManagedByGateways {
  const managed = new Map<string, number>();
  for (const { role, places, choice } of roles) {
    const most = choice?.device.specs.accessPoints;
    if ((role !== 'firewall' && role !== 'edge') || choice === null || most === undefined) continue;
    for (const { site } of places) {
      const key = `${choice.device.manufacturer}\n${site}`;
      managed.set(key, Math.max(most, managed.get(key) ?? 0));
    }
  }
  return managed;
}

/** What each of several controllers manages where the largest one of the manufacturer does not manage all. */
function shareOf(total: Load, market: readonly Device[]): Load & { readonly controllers: number } {
  const most = (figure: 'accessPoints' | 'clients') =>
    Math.max(0, ...market.map(({ specs }) => specs[figure] ?? 0));
  const parts = (load: number, one: number) => (one > 0 ? Math.ceil(load / one) : 1);
  const controllers = Math.max(
    1,
    parts(total.accessPoints, most('accessPoints')),
    parts(total.clients, most('clients')),
  );
  return {
    controllers,
    accessPoints: Math.ceil(total.accessPoints / controllers),
    clients: Math.ceil(total.clients / controllers),
  };
}

function dueOf(controllers: number, spare: number): string {
  if (controllers > 1)
    return `${controllers} wireless controllers are recommended, since no single one manages them all${spare > 0 ? ', and one more on standby, since redundancy is required' : ''}`;
  return spare > 0
    ? 'two wireless controllers are recommended, one active and one on standby, since redundancy is required'
    : 'a wireless controller is recommended';
}

function reasonOf(
  { largest }: AccessPointGroup,
  alone: Alone,
  managedBy: WirelessFamily['managedBy'],
): string {
  return (
    `${largest.site} has ${largest.accessPoints} access points and ${largest.clients} wireless devices, and ` +
    `${managedBy} is for at most ${alone.accessPoints} and ${alone.clients} at one site`
  );
}

/** A controller does not carry the access points' traffic. */
const managementPort: Demands = {
  ports: [
    { what: 'ports', count: 1, speedMbps: 100, medium: 'copper', why: 'one link, for management alone' },
  ],
};

function needOf(group: AccessPointGroup, quantity: number, demands: Demands): Need {
  const { manufacturer, total, largest, sites, nodes } = group;
  const { site, accessPoints } = largest;
  const where =
    sites.length === 1 ? `at ${site}` : `at ${sites.length} sites, ${accessPoints} of them at ${site}`;
  return {
    role: 'controller',
    category: 'wlan-controller',
    places: [{ nodeId: `controller at ${site}`, label: 'Wireless controller', site, quantity }],
    quantity,
    manages: nodes,
    demands: {
      ...demands,
      accessPoints: { count: total.accessPoints, why: `the plan includes growth, ${where}` },
      manufacturer: {
        name: manufacturer,
        why: 'controllers manage access points of their own manufacturer only',
      },
    },
  };
}

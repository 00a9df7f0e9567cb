import type { Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { type Alone, isMore, type WirelessFamily } from '../configuration/services/wireless-families.ts';
import { statedSites } from '../requirements/effective-sites.ts';
import { idOf } from '../requirements/naming.ts';
import { redundancyAt } from '../requirements/site-redundancy.ts';
import { type AccessPointGroup, accessPointGroups, type Chosen, type Load } from './access-point-groups.ts';
import { type GatewayLoad, loadsOfGateways } from './larger-gateways.ts';
import type { Demands, Need } from './need.ts';

/** What the chosen access points require in addition. */
export interface Control {
  readonly needs: readonly Need[];
  /** Why a controller is needed or not, a sentence for each family of access points. */
  readonly notes: readonly string[];
  /** What only software on a server manages. */
  readonly onServers: readonly OnServer[];
}

/** Access points that are more than controllers of their maker are bought for. */
export interface OnServer {
  readonly manufacturer: string;
  readonly software: string;
  readonly accessPoints: number;
  /** How many the largest controller manages. */
  readonly most: number;
  /** Where most of them are. */
  readonly site: string;
  /** Ids of their nodes. */
  readonly manages: readonly string[];
}

/**
 * Decides whether the chosen access points need wireless controllers, which follow from them: a plan is drawn with those afterwards. A family that manages
 * itself does so up to a number of access points and clients at one site; beyond it a controller at the largest site
 * manages those of all sites, as many of them as needed, plus one if that site requires redundancy; where it requires
 * redundant power and the maker's controllers have one supply each, as many again on the other feed. Gateways that
 * manage access points of their maker do so at their sites.
 *
 * @param market the controllers that may be chosen
 */
export function controllersFor(
  roles: readonly Chosen[],
  requirements: Requirements,
  market: readonly Device[],
  hub?: string,
): Control {
  const managed = managedByGateways(roles);
  const verdicts = accessPointGroups(roles).map((group) => {
    const own = market.filter(({ manufacturer }) => manufacturer === group.manufacturer);
    if (group.family?.name === 'FortiAP') return { note: ledNote(group, loadsOfGateways(roles, hub)) };
    return verdictOn(group, requirements, own, managed);
  });
  return {
    needs: verdicts.flatMap(({ need }) => need ?? []),
    notes: verdicts.map(({ note }) => note),
    onServers: verdicts.flatMap(({ onServer }) => onServer ?? []),
  };
}

/** Whether their gateways lead access points, or manage too few. */
function ledNote({ family, manufacturer, total }: AccessPointGroup, loads: readonly GatewayLoad[]): string {
  const points = `${formatCount(total.accessPoints, 'access point')} of ${manufacturer}`;
  const cloud = family?.cloud ?? 'the cloud';
  if (loads.length === 0)
    return `The ${points} are managed by ${cloud}, so no wireless controller is recommended.`;
  const over = loads.filter(({ accessPoints, most }) => most !== undefined && accessPoints > most);
  if (over.length === 0)
    return `The ${points} are managed by the firewalls of their maker, so no wireless controller is recommended.`;
  const limits = over.map(
    ({ site, accessPoints, most }) => `that of ${site} manages ${most} of ${accessPoints}`,
  );
  return `The ${points} are managed by the firewalls of their maker and, where these manage too few, by ${cloud}: ${joinAnd(limits)}, and a larger one would cost too much.`;
}

interface Verdict {
  readonly note: string;
  readonly need?: Need;
  readonly onServer?: OnServer;
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
    const controllers = most > 0 ? Math.ceil(total.accessPoints / most) : 1;
    if (controllers > mostAppliances)
      return {
        note: `The ${points} are managed by ${managedBy}: one of its controllers manages at most ${most}, so its software runs on a server.`,
        onServer: {
          manufacturer,
          software: managedBy,
          accessPoints: total.accessPoints,
          most,
          site: group.largest.site,
          manages: group.nodes,
        },
      };
    const alternative = 'and its software on a server is an alternative. They keep working while';
    const note =
      controllers === 1
        ? `The ${points} are managed by ${managedBy}: one controller is recommended, ${alternative} it is down, so one is enough.`
        : `The ${points} are managed by ${managedBy}: ${controllers} controllers share them, since one manages at most ${most}, ${alternative} one is down, so none is on standby.`;
    const share = { ...total, accessPoints: Math.ceil(total.accessPoints / controllers) };
    return {
      note,
      need: { ...needOf({ ...group, total: share }, controllers, managementPort), software: managedBy },
    };
  }
  const there = reasonOf(group, control, managedBy);
  if (!isMore(group.largest, control)) {
    return { note: `The ${points} need no wireless controller: ${there}.` };
  }
  const share = shareOf(total, market);
  const site = statedSites(requirements).find(({ name }) => name === group.largest.site);
  const { edge, core, power } = redundancyAt(requirements, site);
  // A controller with one supply is on one feed: as many on the other take over.
  const isFeedEach =
    power && market.length > 0 && market.every(({ specs }) => (specs.powerSupplies ?? 2) < 2);
  const spare = isFeedEach ? share.controllers : edge || core ? 1 : 0;
  const due = isFeedEach ? dueOnFeeds(share.controllers) : dueOf(share.controllers, spare);
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
      ...(power && !isFeedEach ? { minSupplies: 2 } : {}),
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

const dueOnFeeds = (controllers: number): string =>
  `${2 * controllers} wireless controllers are recommended, ${controllers} on each power feed, since power redundancy is required and the maker’s have one supply each`;

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

/** Beyond these, several appliances are more to run than one server with the same software. */
const mostAppliances = 2;

/** A controller does not carry the access points' traffic. */
const managementPort: Demands = {
  ports: [
    { what: 'ports', count: 1, speedMbps: 100, medium: 'copper', why: 'one link, for management alone' },
  ],
};

function needOf(group: AccessPointGroup, quantity: number, demands: Demands): Need {
  const { family, manufacturer, total, largest, sites, nodes } = group;
  const { site, accessPoints } = largest;
  const where =
    sites.length === 1 ? `at ${site}` : `at ${sites.length} sites, ${accessPoints} of them at ${site}`;
  return {
    role: 'controller',
    category: 'wlan-controller',
    places: [
      {
        nodeId: idOf(`controller of ${manufacturer} ${family?.name} at ${site}`),
        label: 'Wireless controller',
        site,
        quantity,
      },
    ],
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

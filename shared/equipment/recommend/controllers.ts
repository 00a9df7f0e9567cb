import type { Requirements } from '../../contract/requirements.ts';
import type { RoleRecommendation } from './decide.ts';
import type { Need } from './need.ts';
import { familyOf, type WirelessFamily } from './wireless-families.ts';

/** What the chosen access points ask for beside themselves. */
export interface Control {
  readonly needs: readonly Need[];
  /** Why a controller is due or not, a sentence for each family of access points. */
  readonly notes: readonly string[];
}

/**
 * Decides whether the chosen access points need WLAN controllers, which plans do not draw. A family that manages
 * itself does so up to a number of access points and clients at one site; beyond it a controller at the largest
 * site manages those of all sites, a pair of them where the design asks for redundancy.
 */
export function controllersFor(
  roles: readonly Pick<RoleRecommendation, 'role' | 'places' | 'demands' | 'choice'>[],
  { redundancy }: Requirements,
): Control {
  const needs: Need[] = [];
  const notes: string[] = [];
  const isPair = redundancy.coreSwitching || redundancy.internet;
  for (const group of groupsOf(roles)) {
    const { family, manufacturer, total } = group;
    const points = `${total.accessPoints} access point${total.accessPoints === 1 ? '' : 's'} of ${manufacturer}`;
    const limit = family?.alone;
    if (family === undefined) {
      notes.push(`How the ${points} are managed is not known: ask the maker whether they need a controller.`);
    } else if (limit === undefined) {
      notes.push(`The ${points} are managed by ${family.managedBy}, so no WLAN controller is recommended.`);
    } else {
      const { site, accessPoints, clients } = group.largest;
      const there =
        `${site} has ${accessPoints} access points and ${clients} wireless devices, and ${family.managedBy} is ` +
        `for at most ${limit.accessPoints} and ${limit.clients} at one site`;
      const isDue = accessPoints > limit.accessPoints || clients > limit.clients;
      notes.push(
        isDue
          ? `${limit.accessPoints === 0 ? `The ${points} work with a WLAN controller only` : there}: ${isPair ? 'two WLAN controllers are recommended, one active and one standing by, since redundancy is asked for' : 'a WLAN controller is recommended'}.`
          : `The ${points} need no WLAN controller: ${there}.`,
      );
      if (isDue) needs.push(needOf(group, isPair ? 2 : 1, redundancy.power));
    }
  }
  return { needs, notes };
}

interface Load {
  readonly accessPoints: number;
  readonly clients: number;
}

interface Group {
  readonly family: WirelessFamily | undefined;
  readonly manufacturer: string;
  readonly total: Load;
  readonly largest: Load & { readonly site: string };
  readonly sites: number;
}

/** The chosen access points by family, in the order in which they were chosen. */
function groupsOf(roles: Parameters<typeof controllersFor>[0]): Group[] {
  const groups = new Map<string, Omit<Group, 'total' | 'largest' | 'sites'> & { at: Map<string, Load> }>();
  for (const { role, places, demands, choice } of roles) {
    if (role !== 'wireless' || choice === null) continue;
    const family = familyOf(choice.device);
    const { manufacturer } = choice.device;
    const key = `${manufacturer} ${family?.name ?? ''}`;
    const group = groups.get(key) ?? { family, manufacturer, at: new Map<string, Load>() };
    groups.set(key, group);
    for (const { site, quantity } of places) {
      const before = group.at.get(site) ?? { accessPoints: 0, clients: 0 };
      group.at.set(site, {
        accessPoints: before.accessPoints + quantity,
        clients: before.clients + quantity * (demands.clients?.count ?? 0),
      });
    }
  }
  return [...groups.values()].flatMap(({ at, ...group }) => {
    const loads = [...at].map(([site, load]) => ({ site, ...load }));
    const [largest] = loads.toSorted((a, b) => b.accessPoints - a.accessPoints || b.clients - a.clients);
    if (largest === undefined) return [];
    const total = {
      accessPoints: loads.reduce((sum, { accessPoints }) => sum + accessPoints, 0),
      clients: loads.reduce((sum, { clients }) => sum + clients, 0),
    };
    return [{ ...group, total, largest, sites: loads.length }];
  });
}

function needOf(
  { manufacturer, total, largest, sites }: Group,
  quantity: number,
  isPowerRedundant: boolean,
): Need {
  const over =
    sites === 1
      ? `at ${largest.site}`
      : `at ${sites} sites, ${largest.accessPoints} of them at ${largest.site}`;
  return {
    role: 'controller',
    category: 'wlan-controller',
    places: [
      { nodeId: `controller at ${largest.site}`, label: 'WLAN controller', site: largest.site, quantity },
    ],
    quantity,
    demands: {
      ports: [
        { what: 'ports', count: 2, speedMbps: 1_000, medium: 'either', why: 'a bundle of two into the core' },
      ],
      accessPoints: { count: total.accessPoints, why: `growth is counted in by the plan, ${over}` },
      clients: { count: total.clients, why: `as many as the plan has on its access points, with growth` },
      maker: { name: manufacturer, why: 'controllers manage the access points of their own maker' },
      ...(isPowerRedundant ? { minSupplies: 2 } : {}),
    },
  };
}

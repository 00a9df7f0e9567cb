import type { SimulatedInterface } from '../compiled/compiled-network.ts';
import { changesBetween } from '../forwarding/changed-routes.ts';
import { Forwarder } from '../forwarding/forwarder.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';
import { isConcerned, type Met, otherAsker } from '../forwarding/walk-queries.ts';
import type { Layer2Moves } from '../layer2/layer2-after.ts';

export type Tunnels = ReadonlyMap<SimulatedInterface, SimulatedInterface>;

/** Where the outer packets of each tunnel end: at an interface, or in the tunnel itself, which would come and go. */
export interface TunnelWalks {
  readonly view: ForwardingView;
  readonly walks: ReadonlyMap<SimulatedInterface, TunnelWalk>;
  /** Tunnels that are up, by either end. */
  readonly tunnels: Tunnels;
}

interface TunnelWalk {
  readonly end: SimulatedInterface | 'recursive' | undefined;
  readonly met: Met;
}

const ipsec = { name: 'ipsec', protocol: 'esp' } as const;

/**
 * A tunnel is up while the outer packets of both ends arrive at each other, by whatever translates them. Those that are
 * stopped stay down; of the others only those are walked again that a change concerns.
 */
export function tunnelWalks(
  view: ForwardingView,
  stopped: ReadonlySet<SimulatedInterface>,
  before?: TunnelWalks,
  change: Layer2Moves = nothingMoved,
): TunnelWalks {
  const carried = view.network.besideIpv4?.carriedTunnels(view.failed);
  if (carried !== undefined) return settledAs(sameTunnels(carried, view), new Map(), view, before);
  const changes = before && changesBetween(before.view, view, change);
  const walks = new Map<SimulatedInterface, TunnelWalk>();
  for (const own of view.network.tunnels) {
    if (stopped.has(own)) continue;
    const known = before?.walks.get(own);
    const isKept =
      known !== undefined &&
      changes !== undefined &&
      !isConcerned(known.met, changes) &&
      isStillAt(known.end, change);
    walks.set(own, isKept ? known : tunnelWalk(view, own));
  }
  const ends = [...walks].flatMap(([own, { end }]): TunnelEnd[] =>
    end !== undefined && end !== 'recursive' && walks.get(end)?.end === own ? [[own, end]] : [],
  );
  return settledAs(ends, walks, view, before);
}

/** A packet that ended at a device ends in the tunnel there that its addresses are those of: another one where some were edited. */
const isStillAt = (end: TunnelWalk['end'], { edited }: Layer2Moves): boolean =>
  edited === undefined ||
  edited.replaced.size === 0 ||
  (end !== undefined && end !== 'recursive' && !edited.replaced.has(end));

type TunnelEnd = readonly [own: SimulatedInterface, far: SimulatedInterface];

/** The very map of before where it says the same. */
function settledAs(
  ends: readonly TunnelEnd[],
  walks: TunnelWalks['walks'],
  view: ForwardingView,
  before: TunnelWalks | undefined,
): TunnelWalks {
  const isSame =
    before?.tunnels.size === ends.length && ends.every(([own, end]) => before.tunnels.get(own) === end);
  return { view, walks, tunnels: isSame ? before.tunnels : new Map(ends) };
}

const nothingMoved = { interfaces: [], hosts: [], circuits: [] } as const;

/** The same interfaces of the other family, which numbers its own. */
const sameTunnels = (carried: Tunnels, { network }: ForwardingView): TunnelEnd[] => {
  const same = ({ device, row }: SimulatedInterface): SimulatedInterface | undefined =>
    network.deviceOfNode.get(device.row.members[0]?.node ?? '')?.byName.get(row.name);
  return [...carried].flatMap(([one, other]) => {
    const [own, far] = [same(one), same(other)];
    return own === undefined || far === undefined ? [] : [[own, far]];
  });
};

function tunnelWalk(view: ForwardingView, own: SimulatedInterface): TunnelWalk {
  const { device, row, outer } = own;
  const source = device.byName.get(row.tunnel?.source ?? '');
  const forwarder = new Forwarder(view, undefined, own);
  const { ways, met } = forwarder;
  met.neighbours.push(source?.index ?? otherAsker, 0);
  if (outer === undefined || !row.isUp || source === undefined || !view.isUp(source))
    return { end: undefined, met };
  forwarder.fromTunnel(own, { ...outer, service: ipsec });
  if (ways.some(({ drop }) => drop?.rule === 'tunnel-recursion')) return { end: 'recursive', met };
  const ends = new Set(
    ways.map((way) =>
      way.drop === undefined && way.end.kind === 'device'
        ? way.end.device.interfaces.find(
            (other) =>
              other.outer?.source === way.packet.destination && other.outer.destination === way.packet.source,
          )
        : undefined,
    ),
  );
  return { end: ends.size === 1 ? [...ends][0] : undefined, met };
}

import type { Track } from '../../../contract/configuration/routing.ts';
import { parseAddress, parseBlock } from '../../addressing/ipv4.ts';
import type { SimulatedDevice } from '../compiled/compiled-network.ts';
import { isIpv4 } from '../compiled/compiled-routing.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';

/** Whether what a device tracks is up. A name that is not stated is down. */
export function isTrackUp(view: ForwardingView, device: SimulatedDevice, name: string): boolean {
  const track = device.row.tracks.find((stated) => stated.name === name);
  return track !== undefined && isUp(view, device, track.what);
}

function isUp(view: ForwardingView, device: SimulatedDevice, what: Track['what']): boolean {
  switch (what.kind) {
    case 'interface': {
      const own = device.byName.get(what.interface);
      return own !== undefined && view.isUp(own);
    }
    case 'route':
      return isIpv4(what.prefix) && view.tables[device.index]?.exact(parseBlock(what.prefix)) !== undefined;
    case 'reachability': {
      const own = device.byName.get(what.interface);
      if (own === undefined || !view.isUp(own)) return false;
      const address = parseAddress(what.address);
      const peer = view.tunnelPeer(own);
      if (peer !== undefined) return peer.addresses.some((there) => there.address === address);
      const answering = view.neighbour(own, address);
      return answering !== undefined && !(answering.kind === 'interface' && answering.interface === own);
    }
    default:
      return what satisfies never;
  }
}

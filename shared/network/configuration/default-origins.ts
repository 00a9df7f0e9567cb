import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { NetworkView } from './network-view.ts';

/**
 * Devices of the hub that have a default route of their own, and elsewhere those that hear one from a provider of MPLS,
 * announce it, the first one best, as long as they have it. Border
 * routers announce none: their areas are stubby and hear one from them by that. Whoever hears a default announces none back.
 */
export function originateDefaults(
  devices: readonly DeviceConfiguration[],
  { layer3 }: NetworkView,
): DeviceConfiguration[] {
  let order = 0;
  return devices.map((device) => {
    const { routing, site } = device;
    const isHub = site === layer3.hub;
    const leaves = routing?.statics.some(
      ({ prefix, track }) => prefix === '0.0.0.0/0' && track !== undefined,
    );
    const knowsDefault = isHub ? leaves === true : routing?.bgp !== undefined;
    if (routing?.ospf === undefined || !knowsDefault) return device;
    order += 1;
    const originatesDefault = { metric: 10 * order };
    const tracks = device.firstHops.length > 0 ? [lastWayOut(device)] : [];
    return {
      ...device,
      tracks: [...device.tracks, ...tracks],
      firstHops: device.firstHops.map((hop) => ({ ...hop, tracks: tracks.map(({ name }) => name) })),
      routing: { ...routing, ospf: { ...routing.ospf, originatesDefault } },
    };
  });
}

/** A gateway that knows no way out gives up the role. */
const lastWayOut = ({ id }: DeviceConfiguration): DeviceConfiguration['tracks'][number] => ({
  name: 'way-out',
  what: { kind: 'route', prefix: '0.0.0.0/0' },
  from: [id],
});

import type { Interface } from '../../../contract/configuration/interfaces.ts';
import type { Graph } from '../../../contract/topology-items.ts';
import type { DeviceOf } from '../../hardware/devices.ts';
import { poweredOver, vlanUsesBySite } from '../../hardware/powered-ports.ts';
import type { LinkEnd } from '../view/link-end.ts';

/** What a port of a switch supplies to the host at its other end: its class, and watts at the port. */
export type PowerOf = (end: LinkEnd) => Interface['poe'];

/** Power over Ethernet of each port: of access points by their model where it is known, else by what hangs there. */
export function portPower(graph: Graph, deviceOf: DeviceOf): PowerOf {
  const uses = vlanUsesBySite(graph);
  return ({ edge, far, node, device }) => {
    if (device.kind !== 'switch') return undefined;
    const powered = poweredOver(
      edge,
      far,
      uses.get(node.site ?? ''),
      (point) => deviceOf(point)?.specs.poeInput,
    );
    return powered && { class: classOf(powered.watts), watts: powered.watts };
  };
}

/** Watts at the port of each class, from the first on (IEEE 802.3, table 145-11). */
const wattsOfClasses = [4, 7, 15.4, 30, 45, 60, 75, 90] as const;

const classOf = (watts: number): number => {
  const index = wattsOfClasses.findIndex((most) => watts <= most);
  return index < 0 ? wattsOfClasses.length : index + 1;
};

import type { ChassisPort, Interface, Switchport } from '../../contract/configuration/interfaces.ts';
import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import type { Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { naturally } from '../../vocabulary/natural-order.ts';
import { type Cable, cableSchedule } from '../cables/cable-schedule.ts';
import { subinterfaceOf } from '../configuration/view/ports.ts';
import { devicesById } from '../hardware/devices.ts';
import { portsNamedAt } from '../hardware/ports-of-model.ts';

/** One port of a chassis, with everything that whoever configures or patches it has to know. */
export interface PortRow {
  /** Id of the device that is configured: of a cluster, the cluster's. */
  readonly device: string;
  /** The chassis: its node and its label. */
  readonly node: string;
  readonly chassis: string;
  readonly site: string;
  readonly port: string;
  readonly status: 'up' | 'parked' | 'down';
  readonly mode: 'access' | 'trunk' | 'routed' | 'high-availability' | 'unused';
  /** The aggregate or bridge that it belongs to. */
  readonly memberOf: string | undefined;
  readonly switchport: Switchport | undefined;
  readonly addresses: readonly string[];
  readonly poe: Interface['poe'];
  /** Whose DSCP marks it keeps. */
  readonly trust: Interface['trust'];
  readonly description: string;
  /** Where its cable leads. */
  readonly far: FarEnd | undefined;
  /** In Mbit/s: of its link where it has one, else the most that the port can. */
  readonly speedMbps: number | undefined;
  /** The links of the plan that it carries. */
  readonly edges: readonly string[];
}

export interface FarEnd {
  /** Id of the node. */
  readonly node: string;
  readonly device: string;
  /** Its ports, or the outlet in the wall. */
  readonly place: string;
  readonly cable: Cable;
  /** The transceiver in this port. */
  readonly optic: string | undefined;
}

/**
 * Every port of every chassis, by device, in the order of the front panel; `models` are the devices that the nodes name,
 * whose unused ports are among the rows.
 */
export function portRows(
  network: NetworkConfiguration,
  graph: Graph,
  requirements: Requirements,
  models: readonly Device[],
): PortRow[] {
  const fars = farEnds(graph, requirements);
  const rates = new Map(graph.edges.map(({ id, bandwidthMbps }) => [id, bandwidthMbps]));
  const speedOf = speeds(graph, models);
  return network.devices.flatMap((device) => {
    const interfaces = new Map<string, { port: ChassisPort; rows: Interface[] }>();
    for (const row of device.interfaces) {
      for (const { node, name } of row.ports) {
        const port = { node, name: subinterfaceOf(name)?.port ?? name };
        const key = keyOf(port);
        const known = interfaces.get(key);
        if (known === undefined) interfaces.set(key, { port, rows: [row] });
        else known.rows.push(row);
      }
    }
    const chassis = new Map(device.members.map(({ node, hostname }, index) => [node, { hostname, index }]));
    const ofDevice = [...interfaces].flatMap(([key, { port, rows }]): PortRow[] => {
      const [first] = rows;
      if (first === undefined) return [];
      const far = fars.get(key);
      const edges = rows.flatMap(({ from }) => from).filter((id) => rates.has(id));
      const rate = far && rates.get(far.cable.edge);
      return [
        {
          device: device.id,
          node: port.node,
          chassis: chassis.get(port.node)?.hostname ?? port.node,
          site: device.site,
          port: port.name,
          status: first.isUp ? 'up' : device.kind === 'switch' ? 'parked' : 'down',
          mode: modeOf(first, rows),
          memberOf: first.kind === 'aggregate' || first.kind === 'bridge' ? first.name : undefined,
          switchport: first.switchport,
          addresses: rows.flatMap(({ ipv4, ipv6 }) => [...ipv4, ...ipv6]),
          poe: first.poe,
          trust: first.trust,
          description: rows.length > 1 ? `${rows.length} circuits, each under its tag` : first.description,
          far,
          speedMbps: rate ?? speedOf(port),
          edges: [...new Set(edges)],
        },
      ];
    });
    return ofDevice.toSorted(
      (a, b) =>
        (chassis.get(a.node)?.index ?? 0) - (chassis.get(b.node)?.index ?? 0) || naturally(a.port, b.port),
    );
  });
}

const keyOf = ({ node, name }: ChassisPort): string => `${node} ${name}`;

function modeOf({ isUp, switchport, ipv4, ipv6 }: Interface, rows: readonly Interface[]): PortRow['mode'] {
  if (!isUp) return 'unused';
  if (switchport !== undefined) return switchport.mode;
  return ipv4.length + ipv6.length > 0 || rows.length > 1 ? 'routed' : 'high-availability';
}

/** What is at the other end of each port's cable. */
function farEnds(graph: Graph, requirements: Requirements): ReadonlyMap<string, FarEnd> {
  const fars = new Map<string, FarEnd>();
  for (const cable of cableSchedule(graph, requirements)) {
    for (const [own, other] of [
      [cable.from, cable.to],
      [cable.to, cable.from],
    ] as const) {
      const far = {
        node: other.node,
        device: other.device,
        place: other.outlet ?? other.ports.join(', '),
        cable,
        optic: own.transceiver,
      };
      for (const name of own.ports) fars.set(keyOf({ node: own.node, name }), far);
    }
  }
  return fars;
}

/** The most that a port of a known model can do. */
function speeds(graph: Graph, models: readonly Device[]): (port: ChassisPort) => number | undefined {
  const modelOf = devicesById(models);
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  return ({ node: id, name }) => {
    const node = nodes.get(id);
    const model = node && modelOf(node);
    return model && portsNamedAt(node, model).get(name)?.speedMbps;
  };
}

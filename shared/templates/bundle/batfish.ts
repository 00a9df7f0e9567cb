import type { ChassisPort } from '../../contract/configuration/interfaces.ts';
import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import { dialects } from '../dialects/dialects.ts';
import { interfaceNames } from '../library/context/interface-names.ts';
import { nameOfPort } from '../library/context/name-of-port.ts';
import { networkIndex } from '../library/context/network-index.ts';
import type { BundleFile } from './bundle-file.ts';
import type { BundledDevice } from './bundled-device.ts';

/** The cables between devices whose configurations Batfish reads, under the names of these configurations. */
export function batfishTopology(network: NetworkConfiguration, rows: readonly BundledDevice[]): BundleFile {
  const index = networkIndex(network);
  const ends = new Map(
    rows.flatMap(({ device, choice }) =>
      choice.kind === 'supported' && choice.dialect.id !== 'frr'
        ? [[device, interfaceNames(device, dialects[choice.dialect.id], index)] as const]
        : [],
    ),
  );
  const endOf = ({ node, name }: ChassisPort) => {
    const device = index.deviceOfNode.get(node);
    const names = device && ends.get(device);
    return (
      names && {
        hostname: device.hostname.toLowerCase(),
        interfaceName: names.get(nameOfPort(device, { node, name })) ?? name,
      }
    );
  };
  const edges = network.cables.flatMap(({ a, b }) => {
    const [node1, node2] = [endOf(a), endOf(b)];
    return node1 && node2 ? [{ node1, node2 }] : [];
  });
  return { path: 'batfish/layer1_topology.json', text: `${JSON.stringify({ edges }, null, 2)}\n` };
}

import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import type { Design } from '#shared/contract/designs.ts';
import type { Device } from '#shared/contract/device.ts';
import type { Graph } from '#shared/contract/topology.ts';
import { portRows } from '#shared/network/device-sections/port-rows.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { dialectOfDevice } from '#web/documents/configurations/dialect-of-device.ts';
import { useComposer } from '#web/documents/configurations/use-composer.ts';
import layout from '#web/ui/layout.module.css';
import pills from '#web/ui/pills.module.css';
import { DeviceList } from './device-list.tsx';
import { DeviceView } from './device-view.tsx';
import { PortList } from './port-list.tsx';

export interface ConfigurationsViewProps {
  readonly network: NetworkConfiguration;
  readonly models: readonly Device[];
  readonly graph: Graph;
  readonly design: Design;
}

/** All devices, the ports of all of them, or the device that the address names: by its own id or that of a chassis. */
export function ConfigurationsView({ network, models, graph, design }: ConfigurationsViewProps) {
  const [address] = useSearchParams();
  const ports = useMemo(
    () => portRows(network, graph, design.requirements, models),
    [network, graph, design.requirements, models],
  );
  const composer = useComposer(network);
  const asked = address.get('device');
  const device = network.devices.find(
    ({ id, members }) => id === asked || members.some(({ node }) => node === asked),
  );
  if (device !== undefined)
    return (
      <DeviceView
        key={device.id}
        device={device}
        devices={network.devices}
        ports={ports}
        graph={graph}
        design={design}
        dialect={dialectOfDevice(device, graph)}
        composer={composer}
      />
    );
  const isPorts = address.get('view') === 'ports';
  return (
    <div className={layout.stack4}>
      <nav className={pills.pills} aria-label="Views of the configurations">
        <Link to="?" aria-current={isPorts ? undefined : 'page'}>
          Devices <span>{formatNumber(network.devices.length)}</span>
        </Link>
        <Link to="?view=ports" aria-current={isPorts ? 'page' : undefined}>
          Ports of all devices <span>{formatNumber(ports.length)}</span>
        </Link>
      </nav>
      {isPorts ? (
        <PortList ports={ports} fileName={`${design.designName} ports.csv`} withDevice />
      ) : (
        <DeviceList devices={network.devices} ports={ports} graph={graph} designName={design.designName} />
      )}
    </div>
  );
}

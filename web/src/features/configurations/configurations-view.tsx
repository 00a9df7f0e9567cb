import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import type { Deployment } from '#shared/contract/deployment-items.ts';
import type { Design } from '#shared/contract/designs.ts';
import type { Device } from '#shared/contract/device.ts';
import { nodeDeviceId } from '#shared/contract/device-id.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { portRows } from '#shared/network/device-sections/port-rows.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import type { ComposedChoice } from '#web/documents/configurations/composer.ts';
import { dialectOfDevice } from '#web/documents/configurations/dialect-of-device.ts';
import { useComposer } from '#web/documents/configurations/use-composer.ts';
import { useOutlines } from '#web/documents/configurations/use-outlines.ts';
import { deviceState } from '#web/documents/deployments/model/device-state.ts';
import { useDesignDeployments } from '#web/documents/deployments/use-design-deployments.ts';
import { ChangesView } from '#web/features/configurations/changes/changes-view.tsx';
import { BundleButton } from '#web/features/configurations/design/bundle-button.tsx';
import { LabResultNotice } from '#web/features/configurations/design/lab-result-notice.tsx';
import { LabUpload } from '#web/features/configurations/design/lab-upload.tsx';
import { ElementLines } from '#web/features/configurations/text/element-lines.tsx';
import layout from '#web/ui/layout.module.css';
import pills from '#web/ui/pills.module.css';
import { BackToDevices } from './back-to-devices.tsx';
import { DeviceList } from './device-list.tsx';
import { DeviceView } from './device-view.tsx';
import { PortList } from './port-list.tsx';

export interface ConfigurationsViewProps {
  readonly network: NetworkConfiguration;
  readonly models: readonly Device[];
  readonly graph: Topology;
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
  const dialects = useMemo(
    () => new Map(network.devices.map((device) => [device.id, dialectOfDevice(device, graph)])),
    [network, graph],
  );
  const choices = useMemo(
    () =>
      [...dialects].flatMap(([id, choice]): ComposedChoice[] =>
        choice.kind === 'supported' ? [{ device: id, dialect: choice.dialect.id }] : [],
      ),
    [dialects],
  );
  const outlines = useOutlines(composer, choices);
  const deployments = useDesignDeployments(design.id);
  const states = useMemo(() => {
    const none: readonly Deployment[] = [];
    return new Map(
      network.devices.map(({ id, members }) => {
        const own = [id, ...members.map(({ node }) => node)].flatMap(
          (node) => deployments?.get(nodeDeviceId(design.id, node)) ?? none,
        );
        return [id, deviceState([...new Set(own)])];
      }),
    );
  }, [network, deployments, design.id]);
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
        dialect={dialects.get(device.id) ?? dialectOfDevice(device, graph)}
        composer={composer}
        state={states.get(device.id)}
        hash={outlines.get(device.id)?.hash}
      />
    );
  const element = address.get('element');
  const view = address.get('view');
  const isPorts = view === 'ports';
  const isChanges = view === 'changes';
  if (element !== null)
    return (
      <div className={layout.stack4}>
        <BackToDevices />
        <ElementLines
          element={element}
          network={network}
          graph={graph}
          choices={choices}
          composer={composer}
        />
      </div>
    );
  return (
    <div className={layout.stack4}>
      <LabResultNotice designId={design.id} topologyVersion={graph.version} />
      <nav className={pills.pills} aria-label="Views of the configurations">
        <Link to="?" aria-current={isPorts || isChanges ? undefined : 'page'}>
          Devices <span>{formatNumber(network.devices.length)}</span>
        </Link>
        <Link to="?view=ports" aria-current={isPorts ? 'page' : undefined}>
          Ports of all devices <span>{formatNumber(ports.length)}</span>
        </Link>
        <Link to="?view=changes" aria-current={isChanges ? 'page' : undefined}>
          Change pack
        </Link>
      </nav>
      {isChanges ? (
        <ChangesView design={design} topology={graph} models={models} />
      ) : isPorts ? (
        <PortList ports={ports} fileName={`${design.designName} ports.csv`} withDevice />
      ) : (
        <DeviceList
          devices={network.devices}
          ports={ports}
          graph={graph}
          design={design}
          dialects={dialects}
          outlines={outlines}
          states={states}
          tools={
            <>
              <BundleButton design={design} topology={graph} choices={dialects} composer={composer} />
              <LabUpload designId={design.id} />
            </>
          }
        />
      )}
    </div>
  );
}

import { Rocket, Waypoints } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { Design } from '#shared/contract/designs.ts';
import { nodeDeviceId } from '#shared/contract/device-id.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { sectionsOfDevice } from '#shared/network/device-sections/device-sections.ts';
import type { PortRow } from '#shared/network/device-sections/port-rows.ts';
import { networkNames } from '#shared/network/verification/network-names.ts';
import type { DialectChoice } from '#shared/templates/dialects/dialect-of.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { nodeTypeNames } from '#shared/vocabulary/topology/topology-words.ts';
import { deviceLink } from '#web/documents/configurations/device-link.ts';
import { PlaneTable } from '#web/documents/configurations/plane-table.tsx';
import type { OpenedComposer } from '#web/documents/configurations/use-composer.ts';
import { deployLink, deviceHistoryLink } from '#web/documents/deployments/model/deployment-links.ts';
import type { DeviceState } from '#web/documents/deployments/model/device-state.ts';
import { ComplianceCell } from '#web/features/configurations/list/compliance-cell.tsx';
import { DeviceStateCell } from '#web/features/configurations/list/device-state-cell.tsx';
import { DeviceText } from '#web/features/configurations/text/device-text.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import layout from '#web/ui/layout.module.css';
import pills from '#web/ui/pills.module.css';
import prose from '#web/ui/prose.module.css';
import { BackToDevices } from './back-to-devices.tsx';
import styles from './device-view.module.css';
import { PortList } from './port-list.tsx';

export interface DeviceViewProps {
  readonly device: DeviceConfiguration;
  readonly devices: readonly DeviceConfiguration[];
  readonly ports: readonly PortRow[];
  readonly graph: Graph;
  readonly design: Design;
  readonly dialect: DialectChoice;
  readonly composer: OpenedComposer | undefined;
  readonly state: DeviceState | undefined;
  /** SHA-256 of the device's text; undefined until it is composed. */
  readonly hash: string | undefined;
}

/** The whole configuration of one device: its text, its ports, then what else it states, part by part. */
export function DeviceView(props: DeviceViewProps) {
  const { device, devices, ports, graph, design, dialect, composer, state, hash } = props;
  const navigate = useNavigate();
  const own = useMemo(() => ports.filter((port) => port.device === device.id), [ports, device.id]);
  const sections = useMemo(() => {
    const nameOf = networkNames(graph, []);
    return sectionsOfDevice(device, (id) => ({ id, label: nameOf(id) }));
  }, [device, graph]);
  return (
    <div className={layout.stack6}>
      <div className={layout.stack3}>
        <div className={layout.between}>
          <BackToDevices />
          <FilterSelect
            label="Device"
            all="All devices"
            value={device.id}
            options={devices.map(({ id, hostname }) => ({ value: id, label: hostname }))}
            onChoose={(id) => navigate(id === '' ? '?' : deviceLink(id))}
          />
        </div>
        <Head device={device} graph={graph} />
        <div className={layout.row4}>
          {state && (
            <DeviceStateCell deviceId={nodeDeviceId(design.id, device.id)} state={state} hash={hash} />
          )}
          {state?.completed && (
            <ComplianceCell deviceId={nodeDeviceId(design.id, device.id)} completed={state.completed} />
          )}
          <Link to={deviceHistoryLink(nodeDeviceId(design.id, device.id))} className={styles.back ?? ''}>
            Deployments and compliance
          </Link>
          {dialect.kind === 'supported' && (
            <ButtonLink
              size="small"
              to={deployLink({ template: 'composed', devices: [nodeDeviceId(design.id, device.id)] })}
            >
              <Rocket size={16} aria-hidden />
              Deploy
            </ButtonLink>
          )}
        </div>
        <nav className={pills.pills} aria-label="Parts of the configuration">
          <a href="#text">Text</a>
          <a href="#ports">
            Ports <span>{formatNumber(own.length)}</span>
          </a>
          {sections.map(({ id, title, rows }) => (
            <a key={id} href={`#${id}`}>
              {title} <span>{formatNumber(rows.length)}</span>
            </a>
          ))}
        </nav>
      </div>
      <section className={layout.stack3} aria-labelledby="text">
        <header className={styles.part}>
          <h3 id="text">Text</h3>
        </header>
        <DeviceText device={device} choice={dialect} composer={composer} graph={graph} design={design} />
      </section>
      <section className={layout.stack3} aria-labelledby="ports">
        <header className={styles.part}>
          <h3 id="ports">Ports</h3>
        </header>
        <PortList
          ports={own}
          fileName={`${design.designName} ${device.hostname} ports.csv`}
          withDevice={device.members.length > 1}
        />
      </section>
      {sections.map(({ id, title, note, columns, rows }) => (
        <section key={id} className={layout.stack3} aria-labelledby={id}>
          <header className={styles.part}>
            <h3 id={id}>{title}</h3>
            <p className={prose.detail}>{note}</p>
          </header>
          <PlaneTable caption={title} columns={columns} rows={rows} />
        </section>
      ))}
    </div>
  );
}

function Head({ device, graph }: Pick<DeviceViewProps, 'device' | 'graph'>) {
  const { hostname, kind, site, members, routing, filtering, policies } = device;
  const [first] = members;
  const model = graph.nodes.find(({ id }) => id === first?.node)?.model;
  const facts = [
    nodeTypeNames[kind],
    site,
    model && `${model.manufacturer} ${model.model}`,
    routing && `Router ID ${routing.routerId}`,
    members.length > 1 &&
      `Cluster of ${members.map((member) => member.hostname).join(' (active first) and ')}`,
    policies.length > 0 &&
      `${formatCount(policies.length, 'policy')}, ${filtering === 'stateful' ? 'stateful' : 'stateless: answers are allowed by rules of their own'}`,
  ].filter(Boolean);
  return (
    <header className={layout.between}>
      <div>
        <h2>{hostname}</h2>
        <p className={prose.detail}>{facts.join(' · ')}</p>
      </div>
      {first && (
        <Link
          to={`../topology?select=${encodeURIComponent(first.node)}`}
          relative="path"
          className={styles.back ?? ''}
        >
          <Waypoints size={16} aria-hidden />
          Show in the topology
        </Link>
      )}
    </header>
  );
}

import type { Remote } from 'comlink';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { networkNames } from '#shared/network/verification/network-names.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import type {
  ComposedChoice,
  Composer,
  ElementLines as Found,
} from '#web/documents/configurations/composer.ts';
import { deviceLink } from '#web/documents/configurations/device-link.ts';
import { ElementLink } from '#web/documents/configurations/element-link.tsx';
import type { OpenedComposer } from '#web/documents/configurations/use-composer.ts';
import layout from '#web/ui/layout.module.css';
import { NumberedLines } from '#web/ui/lines/numbered-lines.tsx';
import { Notice } from '#web/ui/notice.tsx';
import prose from '#web/ui/prose.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useServiceAnswer } from '#web/ui/use-service-answer.ts';

export interface ElementLinesProps {
  readonly element: string;
  readonly network: NetworkConfiguration;
  readonly graph: Graph;
  /** Devices whose dialect is supported. The same object while they are. */
  readonly choices: readonly ComposedChoice[];
  readonly composer: OpenedComposer | undefined;
}

/** Every line of every device that comes from one element of the plan. */
export function ElementLines({ element, network, graph, choices, composer }: ElementLinesProps) {
  const nameOf = useMemo(() => networkNames(graph, network.hosts), [graph, network.hosts]);
  const ask = useMemo(() => (api: Remote<Composer>) => api.linesFrom(element, choices), [element, choices]);
  const answered = useServiceAnswer<Composer, readonly Found[]>(composer, ask);
  if (answered.state === 'broken')
    return <Notice tone="bad">The configurations could not be composed.</Notice>;
  if (answered.state === 'working') return <Skeleton lines={8} height="2rem" label="Loading the lines" />;
  const found = answered.answer;
  const count = found.reduce((sum, { lines }) => sum + lines.length, 0);
  const hostnames = new Map(network.devices.map(({ id, hostname }) => [id, hostname]));
  return (
    <div className={layout.stack4}>
      <p>
        {formatCount(count, 'line')} of{' '}
        {formatCount(new Set(found.map(({ device }) => device)).size, 'device')}{' '}
        {count === 1 ? 'comes' : 'come'} from <ElementLink id={element} nameOf={nameOf} />.
      </p>
      {count === 0 && (
        <p className={prose.detail}>
          No configuration of a supported device mentions it, or the plan has no such element.
        </p>
      )}
      {found.map(({ device, file, lines }) => (
        <section key={`${device} ${file}`} className={layout.stack2}>
          <h2>
            <Link
              to={`${deviceLink(device)}&file=${encodeURIComponent(file)}&element=${encodeURIComponent(element)}&line=${lines[0]?.number}`}
            >
              {hostnames.get(device)}
            </Link>
          </h2>
          <NumberedLines label={`Lines of ${hostnames.get(device)}, ${file}`} lines={lines} />
        </section>
      ))}
    </div>
  );
}

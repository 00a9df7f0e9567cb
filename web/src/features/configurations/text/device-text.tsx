import type { Remote } from 'comlink';
import { useMemo } from 'react';
import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { Design } from '#shared/contract/designs.ts';
import { dialectIds } from '#shared/contract/dialect.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { DialectChoice } from '#shared/templates/dialects/dialect-of.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import type { Composer, NamedComposition } from '#web/documents/configurations/composer.ts';
import type { OpenedComposer } from '#web/documents/configurations/use-composer.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useServiceAnswer } from '#web/ui/use-service-answer.ts';
import { ComposedText } from './composed-text.tsx';
import { useTextPlace } from './use-text-place.ts';

export interface DeviceTextProps {
  readonly device: DeviceConfiguration;
  /** What its model speaks. */
  readonly choice: DialectChoice;
  readonly composer: OpenedComposer | undefined;
  readonly graph: Graph;
  readonly design: Design;
}

const options = dialectIds.map((id) => ({ value: id, label: dialects[id].label }));

/** The whole configuration of a device as text, in the dialect that its model speaks or in another one to look at. */
export function DeviceText({ device, choice, composer, graph, design }: DeviceTextProps) {
  const { dialect: asked, go } = useTextPlace();
  const own = choice.kind === 'supported' ? choice.dialect : undefined;
  const id = dialectIds.find((one) => one === asked);
  const dialect = id === undefined ? own : dialects[id];
  return (
    <div className={layout.stack3}>
      <FilterSelect
        label="Dialect"
        all={own === undefined ? 'Choose a dialect' : own.label}
        value={asked}
        options={options.filter(({ value }) => value !== own?.id)}
        onChoose={(value) => go({ dialect: value, file: '', line: '' })}
      />
      {choice.kind === 'unsupported' && <Notice tone="warn">{choice.sentence}</Notice>}
      {own && id && id !== own.id && (
        <Notice tone="info">
          {device.hostname} speaks {own.label}. This is how {dialects[id].label} would say the same.
        </Notice>
      )}
      {dialect && (
        <Composed
          key={dialect.id}
          device={device}
          dialect={dialect}
          composer={composer}
          graph={graph}
          design={design}
        />
      )}
    </div>
  );
}

interface ComposedProps extends Omit<DeviceTextProps, 'choice'> {
  readonly dialect: (typeof dialects)[keyof typeof dialects];
}

function Composed({ device, dialect, composer, graph, design }: ComposedProps) {
  const ask = useMemo(() => {
    const choice = { device: device.id, dialect: dialect.id };
    return (api: Remote<Composer>): Promise<NamedComposition> => api.compose(choice);
  }, [device.id, dialect.id]);
  const answered = useServiceAnswer<Composer, NamedComposition>(composer, ask);
  switch (answered.state) {
    case 'working':
      return <Skeleton lines={12} height="1.375rem" label="Loading the text" />;
    case 'broken':
      return (
        <Notice tone="bad">
          This text could not be written
          {answered.error instanceof Error ? `: ${answered.error.message}` : '.'}
        </Notice>
      );
    case 'answered':
      return (
        <ComposedText
          composed={answered.answer}
          dialect={dialect}
          device={device}
          graph={graph}
          design={design}
        />
      );
    default:
      return answered satisfies never;
  }
}

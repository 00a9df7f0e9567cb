import { useRef } from 'react';
import type { OpenedComposer } from '#web/documents/configurations/use-composer.ts';
import { type DeploySource, dialectFor } from '#web/features/deploy/model/deploy-source.ts';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { OfferedValues } from './offered-values.tsx';
import { ValuesForm } from './values-form.tsx';
import { ValuesTable, type ValuesTableProps } from './values-table.tsx';

export interface ValuesStepProps extends ValuesTableProps {
  readonly source: DeploySource;
  readonly composer: OpenedComposer | undefined;
}

/** What the template asks for: a form with what the design offers beside it for one device, a table for many. */
export function ValuesStep({ source, composer, ...props }: ValuesStepProps) {
  const { targets, variables, previews, entered, onEnter } = props;
  const left = useRef<string>(undefined);
  const [first, ...others] = targets;
  if (first === undefined) return null;
  if (variables.length === 0)
    return previews.isWorking ? (
      <Skeleton lines={3} label="Loading the variables" />
    ) : (
      <p className={prose.detail}>There is nothing to enter: all values come from the design.</p>
    );
  if (others.length > 0) return <ValuesTable {...props} />;
  const enter = (name: string, text: string) =>
    onEnter(new Map(entered).set(first.deviceId, { ...entered.get(first.deviceId), [name]: text }));
  return (
    <div className={layout.stack4}>
      <ValuesForm
        variables={variables}
        preview={previews.byDevice.get(first.deviceId)}
        texts={entered.get(first.deviceId) ?? {}}
        onEnter={enter}
        onLeave={(name) => {
          left.current = name;
        }}
      />
      {composer && (
        <OfferedValues
          target={first}
          dialect={dialectFor(source, first) ?? 'ios-xe'}
          composer={composer}
          onInsert={(value) => {
            const name = left.current ?? variables.find(({ dataType }) => dataType !== 'secret')?.name;
            if (name !== undefined) enter(name, value);
          }}
        />
      )}
    </div>
  );
}

import prose from '#web/ui/prose.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ValuesForm } from './values-form.tsx';
import { ValuesTable, type ValuesTableProps } from './values-table.tsx';

/** What the template asks for: a form for one device, a table for many. */
export function ValuesStep({ targets, variables, previews, entered, onEnter }: ValuesTableProps) {
  const [first, ...others] = targets;
  if (first === undefined) return null;
  if (variables.length === 0)
    return previews.isWorking ? (
      <Skeleton lines={3} label="Loading the variables" />
    ) : (
      <p className={prose.detail}>There is nothing to enter: all values come from the design.</p>
    );
  if (others.length > 0)
    return (
      <ValuesTable
        targets={targets}
        variables={variables}
        previews={previews}
        entered={entered}
        onEnter={onEnter}
      />
    );
  return (
    <ValuesForm
      variables={variables}
      preview={previews.byDevice.get(first.deviceId)}
      texts={entered.get(first.deviceId) ?? {}}
      onEnter={(name, text) =>
        onEnter(new Map(entered).set(first.deviceId, { ...entered.get(first.deviceId), [name]: text }))
      }
    />
  );
}

import { Button } from '@aws-amplify/ui-react';
import { useMemo, useState } from 'react';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { portsInUse } from '#shared/network/graph/ports-in-use.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { joinSome } from '#shared/vocabulary/lists.ts';
import { naturally } from '#shared/vocabulary/natural-order.ts';
import { useCellContext } from '#web/features/topology/cells/use-cell-context.ts';
import { elementsInWords } from '#web/features/topology/model/elements-in-words.ts';
import { freePorts } from '#web/features/topology/model/free-ports.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import type { EditingDesk } from './editing-desk.ts';
import { patchDevices } from './patch-devices.ts';

export interface PatchDialogProps {
  readonly workspace: EditingDesk;
  readonly onClose: () => void;
}

/** Links what is chosen to the next free ports of a switch, in one step. */
export function PatchDialog({ workspace, onClose }: PatchDialogProps) {
  const { graph, selected, edit, select } = workspace;
  const { index, devices } = useCellContext(graph);
  const toast = useToast();
  const chosen = useMemo(
    () =>
      [...selected.nodes]
        .flatMap((id) => index.nodes.get(id) ?? [])
        .sort((a, b) => naturally(a.label, b.label)),
    [selected.nodes, index],
  );
  const switches = useMemo(() => {
    const sites = new Set(chosen.map(({ site }) => site));
    return graph.nodes
      .filter((node) => node.type === 'switch' && !selected.nodes.has(node.id))
      .map((node) => {
        const free = devices.has(node.equipmentId ?? '')
          ? freePorts(index, devices, node.id).length
          : spare(portsInUse(node, index.linksOf(node.id), index.nodes));
        return { node, free, isNear: sites.has(node.site) };
      })
      .sort((a, b) => Number(b.isNear) - Number(a.isNear) || (b.free ?? 0) - (a.free ?? 0));
  }, [graph, selected.nodes, chosen, index, devices]);
  const [to, setTo] = useState(switches[0]?.node.id ?? '');
  const ids = useMemo(() => chosen.map(({ id }) => id), [chosen]);
  const patched = useMemo(
    () => patchDevices(graph, { ids, to, devices, newId: () => crypto.randomUUID() }),
    [graph, to, devices, ids],
  );
  const alreadyLinked = ids.length - patched.links.length - patched.unpatched.length - patched.full.length;
  const namesOf = (those: readonly string[]) =>
    joinSome(
      those.map((id) => index.nodes.get(id)?.label ?? id),
      5,
    );
  const label = index.nodes.get(to)?.label ?? '';
  const patch = () => {
    const what = formatCount(patched.links.length, 'link');
    edit({ kind: 'change', name: `patch ${what} to ${label}`, change: () => patched.graph });
    select({ nodes: new Set(), edges: new Set(patched.links) });
    toast.info(`Patched ${what} to ${label}.`, {
      action: { label: 'Undo', onAction: workspace.undo },
    });
    onClose();
  };
  return (
    <Dialog
      title={`Patch ${elementsInWords({ nodes: selected.nodes, edges: new Set() }, graph)}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variation="primary" isDisabled={patched.links.length === 0} onClick={patch}>
            Patch {formatCount(patched.links.length, 'link')}
          </Button>
        </>
      }
    >
      {switches.length === 0 ? (
        <p>There is no switch to patch to.</p>
      ) : (
        <ChoiceField
          label="To the next free ports of"
          value={to}
          onChange={(event) => setTo(event.target.value)}
          choices={switches.map(
            ({ node, free }) =>
              [
                node.id,
                [node.label, node.site, free === undefined ? undefined : `${formatCount(free, 'free port')}`]
                  .filter(Boolean)
                  .join(' · '),
              ] as const,
          )}
        />
      )}
      {patched.unpatched.length > 0 && (
        <p role="status">Without a free port there: {namesOf(patched.unpatched)}.</p>
      )}
      {patched.full.length > 0 && (
        <p role="status">Without a free port of their own: {namesOf(patched.full)}.</p>
      )}
      {alreadyLinked > 0 && <p>Linked to it already: {formatCount(alreadyLinked, 'device')}.</p>}
    </Dialog>
  );
}

const spare = (ports: TopologyNode['ports']) => ports && ports.total - ports.used;

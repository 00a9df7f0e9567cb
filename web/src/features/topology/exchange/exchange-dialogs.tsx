import type { Device } from '#shared/contract/device.ts';
import type { Graph, Topology } from '#shared/contract/topology-items.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { useShownDesign } from '#web/documents/designs/shown-design.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import { moveNodes } from '#web/features/topology/model/edits.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import { useToast } from '#web/ui/toasts.tsx';
import type { ExchangeDialog } from './exchange-dialog.ts';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog, type ImportUse } from './import-dialog.tsx';
import { addedBeside } from './merge-graphs.ts';
import type { ShownNow } from './picture-views.ts';
import { useAsExisting } from './use-as-existing.ts';

export interface ExchangeDialogsProps {
  readonly dialog: ExchangeDialog;
  readonly topology: Topology;
  /** As it is shown, unsaved changes included. */
  readonly graph: Graph;
  readonly positions: Positions;
  /** The catalogue by id, as far as it is loaded. */
  readonly devices: ReadonlyMap<string, Device>;
  /** What the canvas shows. */
  readonly now: ShownNow;
  readonly onEdit: (edit: Edit) => void;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** The dialogs that write and read files, for the topology of the design around them. */
export default function ExchangeDialogs(props: ExchangeDialogsProps) {
  const { dialog, topology, graph, positions, devices, now, onEdit, onUndo, onClose } = props;
  const design = useShownDesign();
  const asExisting = useAsExisting('Plan again to build on it.');
  const toast = useToast();
  if (dialog === 'export')
    return (
      <ExportDialog
        request={{
          design: { name: design.designName, graph: moveNodes(graph, positions) },
          requirements: design.requirements,
          controlPlane: topology.controlPlane,
          models: modelsOf(graph, devices),
        }}
        now={now}
        onClose={onClose}
      />
    );
  const use = async (imported: Graph, becomes: ImportUse) => {
    if (becomes === 'existing') {
      await asExisting(imported);
      return;
    }
    const change = becomes === 'add' ? (now: Graph) => addedBeside(now, imported) : () => imported;
    onEdit({ kind: 'change', name: 'import a network', change });
    toast.success(`Imported ${formatCount(imported.nodes.length, 'node')}.`, {
      action: { label: 'Undo', onAction: onUndo },
    });
  };
  const isEmpty = graph.nodes.length === 0;
  const among = isEmpty
    ? (['replace', 'add', 'existing'] as const)
    : (['add', 'replace', 'existing'] as const);
  return <ImportDialog among={among} onUse={use} onClose={onClose} />;
}

function modelsOf({ nodes }: Graph, devices: ReadonlyMap<string, Device>): readonly Device[] {
  const ids = new Set(nodes.map(({ equipmentId }) => equipmentId ?? ''));
  return [...ids].flatMap((id) => devices.get(id) ?? []);
}

import { Button } from '@aws-amplify/ui-react';
import { Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { deviceKindOf } from '#shared/network/hardware/device-kind.ts';
import type { CellContext } from '#web/features/topology/cells/cell.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import { giveModel } from '#web/features/topology/model/give-model.ts';
import layout from '#web/ui/layout.module.css';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './details-panel.module.css';
import { modelPicker } from './model-picker-code.ts';

export interface ModelFieldProps {
  readonly nodes: readonly [TopologyNode, ...TopologyNode[]];
  readonly context: CellContext;
  readonly requirements: Requirements | undefined;
  readonly onEdit: (edit: Edit) => void;
}

/** Loaded when it is opened: it assesses the catalogue as recommendations do. */
const ModelPicker = lazyPart(modelPicker);

/** The model at one place or several, and the way to another one; nothing where no device stands. */
export function ModelField({ nodes, context, requirements, onEdit }: ModelFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [first] = nodes;
  if (nodes.every((node) => deviceKindOf(node) === undefined)) return null;
  const names = new Set(nodes.map(({ model }) => (model ? `${model.manufacturer} ${model.model}` : 'None')));
  const ids = new Set(nodes.map(({ id }) => id));
  const give = (device: Parameters<typeof giveModel>[1]) => {
    setOpen(false);
    // The list goes away with what had the focus in it.
    button.current?.focus();
    onEdit(giveModel(ids, device, context));
  };
  return (
    <section className={styles.section}>
      <h3>Model</h3>
      <div className={layout.between}>
        <span>
          {names.size > 1 ? 'Several models' : <ModelName node={first} />}
          {nodes.length === 1 && first.model?.from && `, ${choosers[first.model.from]}`}
        </span>
        <Button ref={button} size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Choose a model'}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton lines={4} height="1.5rem" label="Loading the catalogue" />}>
          <ModelPicker nodes={nodes} index={context.index} requirements={requirements} onChoose={give} />
        </Suspense>
      )}
    </section>
  );
}

/** Leads to the device of the catalogue that it names. */
function ModelName({ node: { model, equipmentId, existing } }: { readonly node: TopologyNode }) {
  if (!model) return existing?.stated ? existing.device : 'None yet';
  const name = `${model.manufacturer} ${model.model}`;
  return equipmentId === undefined ? name : <Link to={`/equipment/${equipmentId}`}>{name}</Link>;
}

/** Who chose a model, behind its name. */
const choosers = {
  'existing-network': 'there already',
  'design-equipment': 'from the equipment of the design',
  recommendation: 'as recommended',
} as const;

import { useMemo } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import { useEquipment } from '#web/documents/equipment/use-device-lists.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import type { CellContext } from './cell.ts';

/** What the fields of the inspector and the tables read; the catalogue is there once models are named. */
export function useCellContext(graph: Graph, isAsked = true): CellContext {
  const isNeeded = useMemo(() => graph.nodes.some((node) => node.equipmentId !== undefined), [graph.nodes]);
  const { devices = none } = useEquipment(isAsked && isNeeded);
  const byId = useMemo(() => new Map(devices.map((device) => [device.id, device])), [devices]);
  return useMemo(() => ({ index: indexGraph(graph), devices: byId }), [graph, byId]);
}

const none: never[] = [];

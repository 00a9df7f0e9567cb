import { useMemo } from 'react';
import type { Design } from '#shared/contract/designs.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { BillOfMaterials } from '#shared/equipment/bill/bill-of-materials.ts';
import { planBill } from '#shared/network/bill/plan-bill.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import { useModels } from '#web/documents/equipment/use-models.ts';
import { useTopology } from '#web/documents/topologies/use-topology.ts';

/** The bill of a plan; undefined while its models are on their way. */
export function useBillOf(graph: Graph, requirements: Requirements): BillOfMaterials | undefined {
  const devices = useModels(graph);
  return useMemo(
    () => devices && planBill({ graph, requirements, deviceOf: devicesById(devices) }),
    [graph, requirements, devices],
  );
}

/** The bill of a design's stored plan; undefined where there is none, or while it is read. */
export function usePlanBill({ id, plannedDevices, requirements }: Design): BillOfMaterials | undefined {
  const { data } = useTopology(plannedDevices > 0 ? id : undefined);
  const bill = useBillOf(data?.data ?? nothingPlanned, requirements);
  return data && bill;
}

const nothingPlanned: Graph = { nodes: [], edges: [], subnets: [] };

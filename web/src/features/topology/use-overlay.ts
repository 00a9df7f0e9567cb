import { useMemo } from 'react';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { assumptionsOf } from '#shared/network/requirements/changeable-assumptions.ts';
import { useModels } from '#web/documents/equipment/use-models.ts';
import type { Assessment } from '#web/features/topology/check-worker/assessment.ts';
import type { OverlayKind } from '#web/features/topology/model/look.ts';
import { type Overlay, overlayOf } from '#web/features/topology/model/overlay.ts';

const none: never[] = [];

/** The figures that colour the devices, as far as they are known now. */
export function useOverlay(
  kind: OverlayKind | undefined,
  graph: Graph,
  requirements: Requirements | undefined,
  assessment: Assessment | undefined,
): Overlay | undefined {
  const devices = useModels(kind && graph) ?? none;
  const { checks = none, failures = none } = assessment ?? {};
  return useMemo(
    () =>
      kind === undefined || requirements === undefined
        ? undefined
        : overlayOf(kind, { graph, devices, figures: assumptionsOf(requirements), checks, failures }),
    [kind, graph, devices, requirements, checks, failures],
  );
}

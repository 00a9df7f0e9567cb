import type { Remote } from 'comlink';
import { useCallback } from 'react';
import { useDesign } from '#web/documents/designs/use-design.ts';
import { useModels } from '#web/documents/equipment/use-models.ts';
import { useTopology } from '#web/documents/topologies/use-topology.ts';
import { useServiceAnswer } from '#web/ui/use-service-answer.ts';
import type { PreviewNetwork, TemplatePreviewer } from './template-previewer.ts';
import type { Previewer } from './use-previewer.ts';

/** The devices of a design for previews, or why there are none. */
export type PreviewDesign =
  | { readonly state: 'none' | 'loading' | 'broken' | 'unplanned' }
  | (PreviewNetwork & { readonly designName: string });

const noGraph = { nodes: [], edges: [], subnets: [] };

/** Reads a design and configures it in the worker, which then offers the values of its devices. */
export function usePreviewNetwork(
  previewer: Previewer | undefined,
  designId: string | undefined,
): PreviewDesign {
  const design = useDesign(designId, { revalidateOnFocus: false });
  const topology = useTopology(designId);
  const plan = topology.data?.data;
  const models = useModels(plan ?? noGraph);
  const requirements = design.data?.data.requirements;
  const configure = useCallback(
    async (api: Remote<TemplatePreviewer>): Promise<PreviewNetwork> => {
      if (!plan || !requirements || !models) throw new Error('Nothing was read yet.');
      const { nodes, edges, subnets } = plan;
      return api.configure({ nodes, edges, subnets }, requirements, models);
    },
    [plan, requirements, models],
  );
  const isRead = plan !== undefined && requirements !== undefined && models !== undefined;
  const answer = useServiceAnswer(previewer, isRead ? configure : undefined);
  if (designId === undefined) return { state: 'none' };
  if (topology.isMissing) return { state: 'unplanned' };
  if (design.error || topology.error || answer.state === 'broken') return { state: 'broken' };
  if (answer.state === 'working' || !design.data) return { state: 'loading' };
  return { ...answer.answer, designName: design.data.data.designName };
}

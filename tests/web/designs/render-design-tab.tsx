import type { ReactNode } from 'react';
import { type Design, getDesign } from '#shared/contract/designs.ts';
import { getTopology } from '#shared/contract/topology.ts';
import type { Graph, Topology } from '#shared/contract/topology-items.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { InDesign } from './in-design.tsx';
import { OnceSignedIn } from './once-signed-in.tsx';

export interface RenderedTab {
  readonly design: Design;
  /** Its plan; without one, `answers` says what the service knows. */
  readonly plan?: Graph & Pick<Partial<Topology>, 'controlPlane'>;
  /** The tab's name in the address: `verification`. */
  readonly tab: string;
  /** `?view=path` */
  readonly query?: string;
  /** Further answers of the service. */
  readonly answers?: (api: FakeApi) => void;
}

/** A graph as the service keeps it for a design. */
export const storedTopology = (graph: Graph, { id, version }: Design): Topology => ({
  ...graph,
  designId: id,
  version: 1,
  designVersion: version,
  lastUpdated: '2026-11-20T10:00:00.000Z',
  edits: noEdits(),
});

/** A tab of a planned design, as its owner sees it. */
export function renderDesignTab(screen: ReactNode, { design, plan, tab, query = '', answers }: RenderedTab) {
  const api = new FakeApi();
  api.answer(getDesign, { data: design });
  if (plan !== undefined) api.answer(getTopology, { data: storedTopology(plan, design) });
  answers?.(api);
  return renderScreen(
    <OnceSignedIn>
      <InDesign id={design.id}>{screen}</InDesign>
    </OnceSignedIn>,
    { api, at: `/designs/${design.id}/${tab}${query}`, path: `/designs/:id/${tab}`, as: aUser() },
  );
}

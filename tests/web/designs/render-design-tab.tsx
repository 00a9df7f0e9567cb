import type { ReactNode } from 'react';
import { type Design, getDesign } from '#shared/contract/designs.ts';
import { type Graph, getTopology } from '#shared/contract/topology.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { InDesign } from './in-design.tsx';
import { OnceSignedIn } from './once-signed-in.tsx';

export interface RenderedTab {
  readonly design: Design;
  /** Its plan. */
  readonly plan: Graph;
  /** The tab's name in the address: `verification`. */
  readonly tab: string;
  /** `?view=path` */
  readonly query?: string;
  /** Further answers of the service. */
  readonly answers?: (api: FakeApi) => void;
}

/** A tab of a planned design, as its owner sees it. */
export function renderDesignTab(
  screen: ReactNode,
  { design, plan: { nodes, edges, subnets }, tab, query = '', answers }: RenderedTab,
) {
  const api = new FakeApi();
  api.answer(getDesign, { data: design });
  api.answer(getTopology, {
    data: {
      nodes,
      edges,
      subnets,
      designId: design.id,
      version: 1,
      designVersion: design.version,
      lastUpdated: '2026-11-20T10:00:00.000Z',
      edits: noEdits(),
    },
  });
  answers?.(api);
  return renderScreen(
    <OnceSignedIn>
      <InDesign id={design.id}>{screen}</InDesign>
    </OnceSignedIn>,
    { api, at: `/designs/${design.id}/${tab}${query}`, path: `/designs/:id/${tab}`, as: aUser() },
  );
}

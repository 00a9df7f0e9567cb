import { Network, Server, SquareStack } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { matching } from '#web/app/actions/matching.ts';
import { siteActions } from '#web/app/actions/site-actions.ts';
import { designTabs } from '#web/documents/designs/design-tabs.ts';
import { isId } from '#web/documents/designs/model/is-id.ts';
import { useDesigns } from '#web/documents/designs/use-designs.ts';
import { useTopology } from '#web/documents/topologies/use-topology.ts';
import { useDataRefresh } from '#web/documents/users/use-data-refresh.ts';
import { searchNodes } from '#web/features/topology/model/search-nodes.ts';
import { useSession } from '#web/session/session-provider.tsx';
import type { Action } from '#web/ui/actions/action.ts';
import { useActiveActions } from '#web/ui/actions/use-actions.ts';
import { useColorMode } from '#web/ui/color-mode.ts';

/** Designs and devices are found by name; more than these are found in their lists. */
const mostFound = 6;

/**
 * What the palette offers for a text: what this page can do, what every page can, then the open design's tabs and its
 * devices, then designs.
 */
export function usePaletteActions(text: string, showShortcuts: Action): readonly Action[] {
  const session = useSession();
  const navigate = useNavigate();
  const [, chooseColors] = useColorMode();
  const refreshData = useDataRefresh();
  const here = useActiveActions().filter(
    ({ isKeyOnly = false, isAvailable = true, scope = 'page' }) =>
      !isKeyOnly && isAvailable && scope === 'page',
  );
  const search = useDeferredValue(text.trim());
  const openDesign = useOpenDesign(search);
  const isSearching = session.phase === 'signed-in' && search !== '';
  const { data } = useDesigns(isSearching ? { search, limit: mostFound } : null);
  const designs = (isSearching ? (data?.data ?? []) : []).map(({ id, designName }) => ({
    label: `Design: ${designName}`,
    icon: Network,
    to: `/designs/${id}`,
  }));
  const named = [
    ...here,
    ...siteActions(session, {
      go: navigate,
      refreshData: () => void refreshData(),
      chooseColors,
      showShortcuts,
    }),
    ...openDesign.tabs,
  ];
  return [...matching(named, text), ...openDesign.devices, ...designs];
}

/** The tabs of the design that is open, and those of its devices that answer to the text. */
function useOpenDesign(search: string): {
  readonly tabs: readonly Action[];
  readonly devices: readonly Action[];
} {
  const id = useMatch('/designs/:id/*')?.params.id;
  const isOpen = isId(id);
  const { data } = useTopology(isOpen && search !== '' ? id : undefined);
  if (!isOpen || search === '') return { tabs: [], devices: [] };
  const tabs = designTabs.map(({ label, to }) => ({
    label: `This design: ${label}`,
    icon: SquareStack,
    to: to === '.' ? `/designs/${id}` : `/designs/${id}/${to}`,
  }));
  const found = data ? searchNodes(data.data, search, mostFound) : [];
  const devices = found.map((node) => ({
    label: `Device: ${node.label}`,
    icon: Server,
    to: `/designs/${id}/topology?select=${encodeURIComponent(node.id)}`,
  }));
  return { tabs, devices };
}

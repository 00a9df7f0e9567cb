import type { DrawnView } from '#shared/contract/drawn-view.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { lookNames } from '#web/features/topology/looks/look-words.ts';
import type { Look } from '#web/features/topology/model/look.ts';
import { type Scope, siteNames } from '#web/features/topology/model/shown-scope.ts';
import { viewOf } from '#web/features/topology/model/view-edits.ts';

/** What a picture shows: all sites as cards, all devices, one site, a kept view, or what the canvas shows now. */
export type PictureView =
  | { readonly kind: 'sites' | 'devices' }
  | { readonly kind: 'site'; readonly site: string }
  | { readonly kind: 'kept'; readonly id: string }
  | { readonly kind: 'shown'; readonly view: DrawnView };

/** A view that can be chosen for a picture. */
export interface NamedView {
  readonly id: string;
  readonly label: string;
  /** What its file is called after the design; undefined where that is enough. */
  readonly name?: string;
  readonly view: PictureView;
}

/** What the canvas shows while a picture is asked for. */
export interface ShownNow {
  readonly scope: Scope;
  readonly look: Look;
  /** Id of the kept view. */
  readonly kept: string | undefined;
  /** Where devices were put in a view that is not kept. */
  readonly places: DrawnView['positions'];
}

/** What a picture can show, and which of that is on the canvas. A network of one site has one view, and those that were kept. */
export function pictureViews(
  graph: Graph,
  now: ShownNow,
): { readonly views: readonly NamedView[]; readonly shown: string } {
  const views = [...viewsOf(siteNames(graph)), ...keptViews(graph.views)];
  const shown = idOfShown(now);
  if (shown !== idOfLook) return { views, shown };
  const name = nameOfLook(graph, now);
  const site = now.scope.kind === 'site' ? now.scope.site : undefined;
  const view = viewOf(idOfLook, name, { ...now.look, site, positions: now.places });
  return {
    views: [{ id: idOfLook, label: `Shown now: ${name}`, name, view: { kind: 'shown', view } }, ...views],
    shown,
  };
}

const viewsOf = (sites: readonly string[]): readonly NamedView[] =>
  sites.length < 2
    ? [{ id: '', label: 'The whole network', view: { kind: 'devices' } }]
    : [
        { id: '', label: 'All devices', view: { kind: 'devices' } },
        { id: 'sites', label: 'All sites', name: 'sites', view: { kind: 'sites' } },
        ...sites.map(
          (site): NamedView => ({
            id: `site ${site}`,
            label: site,
            name: site,
            view: { kind: 'site', site },
          }),
        ),
      ];

const keptViews = (kept: Graph['views'] = []): readonly NamedView[] =>
  kept.map(({ id, name }) => ({
    id: `kept ${id}`,
    label: `View: ${name}`,
    name,
    view: { kind: 'kept', id },
  }));

/** Of what no other view is. */
const idOfLook = 'shown';

function idOfShown({ scope, look, kept }: ShownNow): string {
  if (kept !== undefined) return `kept ${kept}`;
  if (look.look !== 'physical') return idOfLook;
  if (scope.kind === 'site') return `site ${scope.site}`;
  return scope.kind === 'sites' ? 'sites' : '';
}

function nameOfLook({ nodes }: Graph, { scope, look: { look, vlan, around } }: ShownNow): string {
  const names = {
    ...lookNames,
    vlan: vlan === undefined ? 'Layer 2' : `VLAN ${vlan}`,
    layer3: 'Layer 3',
    around: `Around ${nodes.find(({ id }) => id === around)?.label ?? 'a device'}`,
  };
  return scope.kind === 'site' ? `${names[look]} of ${scope.site}` : names[look];
}

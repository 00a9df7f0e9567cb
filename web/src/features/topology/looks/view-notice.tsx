import type { DrawnView } from '#shared/contract/drawn-view.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import canvas from '#web/features/topology/canvas/topology-canvas.module.css';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import type { Look, LookKind } from '#web/features/topology/model/look.ts';
import { nameForView, recentreView, removeView } from '#web/features/topology/model/view-edits.ts';
import button from '#web/ui/button.module.css';
import { useToast } from '#web/ui/toasts.tsx';
import { drawnInWords } from './drawn-in-words.ts';

export interface ViewNoticeProps {
  readonly graph: Graph;
  /** What of it is drawn. */
  readonly drawn: Graph;
  readonly look: Look;
  /** The one site that is shown. */
  readonly site: string | undefined;
  /** The device that is chosen. */
  readonly chosen: string | undefined;
  /** The kept view that is shown. */
  readonly kept: DrawnView | undefined;
  /** Whether devices were put elsewhere in a view that is not kept. */
  readonly isArranged: boolean;
  readonly onLook: (change: Partial<Look>) => void;
  readonly onEdit: (edit: Edit) => void;
  readonly onKept: (view: DrawnView | undefined) => void;
  /** Keeps what is shown under a name. */
  readonly onKeep: (name: string) => void;
  readonly onPutBack: () => void;
}

/** Over the picture: what there is to say about a view, and what to do about it. */
export function ViewNotice(props: ViewNoticeProps) {
  const { drawn, look, isArranged } = props;
  if (look.look === 'around' && !indexGraph(drawn).nodes.has(look.around ?? '')) return <Gone {...props} />;
  if (drawn.nodes.length === 0) return <Nothing {...props} />;
  return isArranged ? <Unkept {...props} /> : null;
}

/** The places of a view that is not kept are gone with the page. */
function Unkept({ graph, look, site, onKeep, onPutBack }: ViewNoticeProps) {
  const toast = useToast();
  const keep = () => {
    const drawn = [drawnInWords(look, graph), site].filter((part) => part !== undefined).join(', ');
    const name = nameForView(drawn, graph);
    onKeep(name);
    toast.success(`Kept as “${name}”. Its name can be changed under View.`);
  };
  return (
    <p className={canvas.hint} data-view role="status" data-own-pointer>
      This arrangement belongs to a view that is not kept yet.
      <button type="button" className={button.words} onClick={keep}>
        Keep this view
      </button>
      <button type="button" className={button.words} onClick={onPutBack}>
        Put back
      </button>
    </p>
  );
}

/** The device that a view is drawn around was removed, or moved to another site than the one that is shown. */
function Gone({ graph, drawn, chosen, kept, onLook, onEdit, onKept }: ViewNoticeProps) {
  const other = indexGraph(drawn).nodes.get(chosen ?? '');
  const recentre = (around: string) => {
    if (kept === undefined) return onLook({ around });
    onEdit(recentreView(kept, around, graph));
    onKept({ ...kept, around });
  };
  const leave = () => {
    onLook({ look: 'physical' });
    if (kept) onEdit(removeView(kept));
  };
  return (
    <p className={canvas.hint} data-view role="status" data-own-pointer>
      The device that {kept === undefined ? 'this view' : `“${kept.name}”`} is drawn around is not here any
      more, so everything is shown.{other === undefined && ' Choose another one to draw around.'}
      {other && (
        <button type="button" className={button.words} onClick={() => recentre(other.id)}>
          Around {other.label} instead
        </button>
      )}
      <button type="button" className={button.words} onClick={leave}>
        {kept === undefined ? 'Leave the view' : 'Remove the view'}
      </button>
    </p>
  );
}

/** VLANs that are offered instead; the panel of views lists all. */
const mostOffered = 4;

function Nothing({ graph, site, look: { look, vlan }, onLook }: ViewNoticeProps) {
  if (look === 'physical')
    return (
      <p className={canvas.hint} data-view>
        Nothing is drawn here. Add a device from the toolbar or the palette.
      </p>
    );
  const offered = look === 'vlan' ? carriedVlans(graph, site).slice(0, mostOffered) : [];
  return (
    <p className={canvas.hint} data-view role="status" data-own-pointer>
      {look === 'vlan' ? `No link carries VLAN ${vlan}.` : reasons[look]}
      {offered.map(([id, name]) => (
        <button key={id} type="button" className={button.words} onClick={() => onLook({ vlan: id })}>
          {name === undefined ? `VLAN ${id}` : `VLAN ${id}, ${name}`}
        </button>
      ))}
      <button type="button" className={button.words} onClick={() => onLook({ look: 'physical' })}>
        Show everything
      </button>
    </p>
  );
}

const reasons: Readonly<Record<Exclude<LookKind, 'physical' | 'vlan'>, string>> = {
  layer3: 'Nothing routes here yet.',
  zones: 'Nothing here is in a zone yet.',
  around: 'Nothing is around that device.',
};

/** By number, with the name of its subnet. */
function carriedVlans(
  graph: Graph,
  site: string | undefined,
): readonly (readonly [number, string | undefined])[] {
  const { nodes } = indexGraph(graph);
  const isHere = (id: string) => site === undefined || nodes.get(id)?.site === site;
  const own = graph.edges.filter(({ source, target }) => isHere(source) || isHere(target));
  const names = new Map(graph.subnets.map(({ vlan, name }) => [vlan, name]));
  const carried = new Set(own.flatMap(({ vlans }) => vlans));
  return [...carried].toSorted((a, b) => a - b).map((vlan) => [vlan, names.get(vlan)]);
}

import { Button } from '@aws-amplify/ui-react';
import { useMemo, useState } from 'react';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { isInfrastructure } from '#shared/network/graph/network-index.ts';
import { portsInUse } from '#shared/network/graph/ports-in-use.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { joinAnd, joinSome } from '#shared/vocabulary/lists.ts';
import { naturally } from '#shared/vocabulary/natural-order.ts';
import { useCellContext } from '#web/features/topology/cells/use-cell-context.ts';
import { elementsInWords } from '#web/features/topology/model/elements-in-words.ts';
import { freePorts } from '#web/features/topology/model/free-ports.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import layout from '#web/ui/layout.module.css';
import type { EditingDesk } from './editing-desk.ts';
import { hasFreePort } from './link-problem.ts';
import { linksToOthers, type Patched, patchDevices } from './patch-devices.ts';
import { usualSwitches } from './usual-switches.ts';

export interface PatchDialogProps {
  readonly workspace: EditingDesk;
  readonly onClose: () => void;
}

/** Links what is chosen to the next free ports of a switch or two, or moves its links there, in one step. */
export function PatchDialog({ workspace, onClose }: PatchDialogProps) {
  const { graph, selected, editAndSay, select } = workspace;
  const context = useCellContext(graph);
  const { index } = context;
  const { chosen, switches } = useChoices(workspace, context);
  const [usual, second] = useMemo(() => usualOf(context, chosen, switches), [context, chosen, switches]);
  const [first, setFirst] = useState(usual);
  const [other, setOther] = useState(second);
  const to = useMemo(
    () => [...new Set([first, other])].filter((id) => index.nodes.has(id)),
    [first, other, index],
  );
  const ids = useMemo(() => chosen.map(({ id }) => id), [chosen]);
  const patchedElsewhere = chosen.filter(({ id }) => linksToOthers(index, id, to).length > 0);
  const [moves, setMoves] = useState<boolean>();
  const isMoving = moves ?? patchedElsewhere.every((node) => movesAsARule(context, node));
  const patched = useMemo(
    () => patchDevices(context, { ids, to, isMoving, newId: () => crypto.randomUUID() }),
    [context, to, isMoving, ids],
  );
  const { made, moved, unpatched, full, linked } = patched;
  const namesOf = (those: readonly string[]) =>
    joinSome(
      [...new Set(those)].map((id) => index.nodes.get(id)?.label ?? id),
      5,
    );
  const count = made.length + moved.length;
  const verb = made.length === 0 && moved.length > 0 ? 'Move' : 'Patch';
  const patch = () => {
    const links = formatCount(count, 'link');
    const where = joinAnd(to.map((id) => index.nodes.get(id)?.label ?? id));
    editAndSay(
      {
        kind: 'change',
        name: `${verb.toLowerCase()} ${links} to ${where}`,
        change: (before) => ({ ...before, edges: patched.edges }),
      },
      `${verb === 'Move' ? 'Moved' : 'Patched'} ${links} to ${where}.`,
    );
    select({ nodes: new Set(), edges: new Set([...made, ...moved]) });
    onClose();
  };
  return (
    <Dialog
      title={`Patch ${elementsInWords({ nodes: selected.nodes, edges: new Set() }, graph)}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variation="primary" isDisabled={count === 0} onClick={patch}>
            {count === 0 ? 'Nothing to patch' : `${verb} ${formatCount(count, 'link')}`}
          </Button>
        </>
      }
    >
      {switches.length === 0 ? (
        <p>There is no switch to patch to.</p>
      ) : (
        <div className={layout.stack3}>
          <ChoiceField
            label="To the next free ports of"
            value={first}
            onChange={(event) => setFirst(event.target.value)}
            choices={switches.map((one) => [one.node.id, one.words] as const)}
          />
          <ChoiceField
            label="And of"
            value={other === first ? '' : other}
            onChange={(event) => setOther(event.target.value)}
            choices={[
              ['', 'No second switch'],
              ...switches
                .filter(({ node }) => node.id !== first)
                .map((one) => [one.node.id, one.words] as const),
            ]}
          />
          {patchedElsewhere.length > 0 && (
            <ChoiceField
              label="Links to other switches"
              descriptiveText={`${namesOf(patchedElsewhere.map(({ id }) => id))} ${patchedElsewhere.length === 1 ? 'has' : 'have'} such links now.`}
              value={isMoving ? 'move' : 'add'}
              onChange={(event) => setMoves(event.target.value === 'move')}
              choices={[
                ['move', 'Are moved here, with their VLANs'],
                ['add', 'Stay, and new links are added'],
              ]}
            />
          )}
          {portsGiven(patched, to).map(([id, ports]) => (
            <p key={id}>
              At {index.nodes.get(id)?.label}: {joinSome(ports, 8)}.
            </p>
          ))}
          {linked.length > 0 && <p>Linked to it already: {namesOf(linked)}.</p>}
          {unpatched.length > 0 && (
            <p role="status">Without a free port there that fits: {namesOf(unpatched)}.</p>
          )}
          {full.length > 0 && <p role="status">Without a free port of their own: {namesOf(full)}.</p>}
        </div>
      )}
    </Dialog>
  );
}

/** The ports of each switch that the links are given, as far as they have names. */
function portsGiven({ edges, made, moved }: Patched, to: readonly string[]): [string, string[]][] {
  const given = new Set([...made, ...moved]);
  const links = edges.filter(({ id }) => given.has(id));
  return to.flatMap((id): [string, string[]][] => {
    const ports = links
      .flatMap(({ source, sourcePort, target, targetPort }) =>
        source === id ? (sourcePort ?? []) : target === id ? (targetPort ?? []) : [],
      )
      .sort(naturally);
    return ports.length > 0 ? [[id, ports]] : [];
  });
}

type Context = ReturnType<typeof useCellContext>;

interface ListedSwitch {
  readonly node: TopologyNode;
  readonly words: string;
}

/** What is patched, by name, and the switches that it can be patched to, those of its sites and with the most room first. */
function useChoices({ graph, selected }: EditingDesk, { index, devices }: Context) {
  const chosen = useMemo(
    () =>
      [...selected.nodes]
        .flatMap((id) => index.nodes.get(id) ?? [])
        .sort((a, b) => naturally(a.label, b.label)),
    [selected.nodes, index],
  );
  const switches = useMemo(() => {
    const sites = new Set(chosen.map(({ site }) => site));
    return graph.nodes
      .filter((node) => node.type === 'switch' && !selected.nodes.has(node.id))
      .map((node) => {
        const free = devices.has(node.equipmentId ?? '')
          ? freePorts(index, devices, node.id).length
          : spare(portsInUse(node, index.linksOf(node.id), index.nodes));
        const room = free === undefined ? undefined : formatCount(free, 'free port');
        const words = [node.label, node.site, room].filter(Boolean).join(' · ');
        return { node, words, free: free ?? 0, isNear: sites.has(node.site) };
      })
      .sort((a, b) => Number(b.isNear) - Number(a.isNear) || b.free - a.free);
  }, [graph, selected.nodes, chosen, index, devices]);
  return { chosen, switches };
}

/** Where devices like these are linked as a rule, which they are not yet; to two switches where those are. */
function usualOf(
  { index }: Context,
  chosen: readonly TopologyNode[],
  switches: readonly ListedSwitch[],
): readonly [string, string] {
  const [node] = chosen;
  const usual = node ? usualSwitches(index, node) : [];
  const isOpen = ({ id }: TopologyNode) =>
    chosen.some((one) => !index.linksOf(one.id).some((edge) => [edge.source, edge.target].includes(id)));
  const [first, second] = usual.filter(
    (one) => isOpen(one) && switches.some((listed) => listed.node.id === one.id),
  );
  const rest = switches.find((listed) => isOpen(listed.node)) ?? switches[0];
  const isTwo = node !== undefined && isInfrastructure(node);
  return [first?.id ?? rest?.node.id ?? '', (isTwo && second?.id) || ''];
}

/** People, their devices and access points hang on one switch; a device of the network may have links to several. */
const movesAsARule = (context: Context, node: TopologyNode): boolean =>
  !isInfrastructure(node) || !hasFreePort(context, node);

const spare = (ports: TopologyNode['ports']) => ports && ports.total - ports.used;

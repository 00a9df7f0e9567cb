import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import type { CellContext } from '#web/features/topology/cells/cell.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import type { Position, Positions } from '#web/features/topology/model/positions.ts';

/** Where on the drawing a device was dropped, and the site whose frame that is in. */
export interface DropPlace {
  readonly at: Position;
  readonly site: string | undefined;
}

/** Where the middle of what is pasted goes. */
export interface PastePlace {
  readonly at: Position;
  /** The site that all of it gets; undefined where each device keeps its own. */
  readonly site: string | undefined;
  /** The floor there, or none, for what stands on one; undefined where that stays. */
  readonly on: Pick<TopologyNode, 'building' | 'floor'> | undefined;
}

/** Where in the plan what is added goes, and how it comes to be seen. */
export interface AddingDesk {
  /** Where devices stand, among which room is found. */
  readonly positions: Positions;
  /** Where what was copied from these sites goes; undefined where it stands best beside what it was copied from. */
  readonly placeFor: (
    clicked: DropPlace | undefined,
    sites: ReadonlySet<string | undefined>,
  ) => PastePlace | undefined;
  /** Shows what was added, where the canvas draws it or elsewhere; `next` is the graph with it. */
  readonly show: (next: Graph, nodes: ReadonlySet<string>) => void;
}

/** What editing reads and changes of the workspace. */
export interface EditingDesk {
  readonly graph: Graph;
  readonly positions: Positions;
  readonly selected: Elements;
  readonly cells: Pick<CellContext, 'devices'>;
  readonly edit: (edit: Edit) => void;
  /** Says what was done, with a way back. */
  readonly editAndSay: (edit: Edit, said: string) => void;
  readonly select: (elements: Elements) => void;
  readonly choose: (id: string) => void;
  /** A press on the canvas chooses more, as with Shift: what a finger has instead. */
  readonly isChoosingSeveral: boolean;
  readonly chooseSeveral: (isOn: boolean) => void;
  /** Writes the label of a node, or the text of a note. */
  readonly editLabel: (id: string) => void;
  /** Draws a link from a device, which the next press ends. */
  readonly startConnect: (id: string) => void;
  readonly removeChosen: () => void;
  /** The middle of what is in view. */
  readonly middle: () => Position;
  /** Brings devices into view where they are not. */
  readonly reveal: (ids: readonly string[]) => void;
  /** Where devices go so that no site's frame reaches into another's when these are put or moved; `nodes` are all, those included. */
  readonly roomFor: (nodes: readonly TopologyNode[], put: Positions) => Positions;
  /** Where a new device stands that nobody has put anywhere. */
  readonly siteForNew: () => string | undefined;
  /** The names by the plan's scheme of those devices that are not called so. */
  readonly schemeNames: (ids: ReadonlySet<string>) => ReadonlyMap<string, string>;
  /** A device that is not in the graph yet, to be put into a link: in its middle, unless it was dropped somewhere. */
  readonly nodeInLink: (type: TopologyNode['type'], link: string, place?: DropPlace) => TopologyNode;
}

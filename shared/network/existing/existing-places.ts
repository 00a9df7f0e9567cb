import { appendUnder } from '../../collections/append-under.ts';
import type { Because } from '../../contract/because.ts';
import type { DescribedDevice } from '../../contract/described-device.ts';
import type { ExistingNetwork } from '../../contract/designs.ts';
import type { Device, DeviceClass } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { cutText } from '../../vocabulary/cut-text.ts';
import { yearsAfter } from '../../vocabulary/days.ts';
import { joinOr } from '../../vocabulary/lists.ts';
import { modelRowOf } from '../graph/pairs.ts';
import { because } from '../reasons/because.ts';
import { failuresOf } from '../recommend/constraints.ts';
import type { Need, Place } from '../recommend/need.ts';
import { needsOfPlan } from '../recommend/needs-of-plan.ts';
import type { Horizon, Shortfall } from '../recommend/shortfall.ts';
import { linkMbps } from '../requirements/assumptions.ts';
import { type Stock, stockOf } from './stock.ts';

/** A place of the plan with an existing device. */
export type ExistingPlace = Taken &
  ({ readonly status: 'kept'; readonly device: Device } | { readonly status: 'replaced' });

interface Taken {
  /** Index of the listed device, counted from 0. */
  readonly line: number;
  /** As it was typed. */
  readonly name: string;
  /** How many of it are there: no more than the place has. */
  readonly count: number;
  /** Of what is replaced, what it was built for, where that is known: nothing lesser takes its place. */
  readonly class?: DeviceClass;
  /** Of what is replaced, its id in the catalogue, where it is known there. */
  readonly model?: string;
  /** Of what is kept and not in the catalogue, what its owner states. */
  readonly stated?: DescribedDevice;
  readonly because: Because;
}

export interface ExistingInput {
  readonly graph: Graph;
  readonly existing: ExistingNetwork;
  readonly devices: readonly Device[];
  readonly requirements: Requirements;
  /** The day of the plan, as `2026-03-31`. */
  readonly today: string;
}

/**
 * What becomes of the devices that are there, by the node whose place they take. One is kept where the catalogue
 * knows its model, or its owner says what it is, and that can do all that the place asks for, the most central places
 * first; that it is no longer sold, or of a lower class, does not matter: it has been bought. Of a name that several
 * models have, one that serves is taken to be meant. The others are replaced at places of their kind. Places without a
 * device have no entry.
 */
export function existingPlaces(input: ExistingInput): ReadonlyMap<string, ExistingPlace> {
  const { graph, existing, devices, requirements, today } = input;
  const horizon = { today, until: yearsAfter(today, requirements.growth.years) };
  const stocks = stockOf(existing, devices).map((stock, line) => ({ stock, line, left: stock.quantity }));
  const needs = needsOfPlan(requirements, graph);
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const places = new Map<string, ExistingPlace>();
  const ground = { nodes, stocks, horizon };
  for (const need of needs) keepAt(need, ground, places);
  // The list does not say where a replaced device was: most places of its kind are far from the core.
  for (const need of needs.toReversed()) replaceAt(need, ground, places);
  return places;
}

interface Left {
  readonly stock: Stock;
  readonly line: number;
  left: number;
}

/** A listed device that serves a place, as the model that it is or is taken to be. */
interface Fitting {
  readonly some: Left;
  readonly device: Device;
}

/** The model that it is, or those that it can be. */
const modelsOf = ({ device, candidates }: Stock): readonly Device[] =>
  device === undefined ? candidates : [device];

interface Ground {
  readonly nodes: ReadonlyMap<string, TopologyNode>;
  readonly stocks: readonly Left[];
  readonly horizon: Horizon;
}

function keepAt(need: Need, { nodes, stocks, horizon }: Ground, places: Map<string, ExistingPlace>): void {
  const fitting = stocks.flatMap((some): Fitting[] => {
    const { stock, left } = some;
    if (left === 0 || stock.isReplaced || !isOfKind(stock, need)) return [];
    const device = modelsOf(stock).find((model) => shortfallsOf(model, need, horizon).length === 0);
    return device === undefined ? [] : [{ some, device }];
  });
  for (const row of rowsOf(need, nodes)) {
    const wanted = row.reduce((sum, { quantity }) => sum + quantity, 0);
    const taken =
      fitting.find(({ some }) => some.left >= wanted) ??
      fitting.find((one) => canBeMatched(one, row, horizon));
    if (taken === undefined) continue;
    const { some, device } = taken;
    const { name } = some.stock;
    const why = whyKept(some.stock, device);
    for (const { nodeId, quantity } of row) {
      if (some.left < quantity) break;
      some.left -= quantity;
      places.set(nodeId, {
        status: 'kept',
        device,
        line: some.line,
        name,
        count: quantity,
        ...(some.stock.stated && { stated: some.stock.stated }),
        because: why,
      });
    }
  }
}

/** A need's places, those together that have to be of one model. */
function rowsOf({ places }: Need, nodes: ReadonlyMap<string, TopologyNode>): Need['places'][] {
  const rows = new Map<string, Place[]>();
  for (const place of places) {
    const node = nodes.get(place.nodeId);
    const key = (node && modelRowOf(node)) ?? place.nodeId;
    appendUnder(rows, key, place);
  }
  return [...rows.values()];
}

/** Whether one of a row can stay and the others be bought to match: not of what the catalogue does not list. */
function canBeMatched(
  { some, device: { endOfSale } }: Fitting,
  [first, ...others]: Need['places'],
  { today }: Horizon,
): boolean {
  const isSold = some.stock.stated === undefined && (endOfSale === undefined || endOfSale >= today);
  return isSold && others.length > 0 && first !== undefined && some.left >= first.quantity;
}

function replaceAt(need: Need, { stocks, horizon }: Ground, places: Map<string, ExistingPlace>): void {
  const old = stocks.filter(({ stock }) => isOfKind(stock, need) && (isKnown(stock) || !isCentral(need)));
  for (const { nodeId, quantity } of need.places) {
    if (places.has(nodeId)) continue;
    const taken = old.find(({ left }) => left > 0);
    if (taken === undefined) return;
    const { line, stock } = taken;
    const count = Math.min(taken.left, quantity);
    taken.left -= count;
    const why = whyReplaced(stock, need, horizon);
    const [model] = modelsOf(stock);
    places.set(nodeId, {
      status: 'replaced',
      line,
      name: stock.name,
      count,
      ...(model?.class && { class: model.class }),
      ...(model && stock.stated === undefined && { model: model.id }),
      because: why,
    });
  }
}

/** What nobody knows of is no core: it hangs somewhere at the end of a cable. */
const isKnown = (stock: Stock): boolean => stock.role !== undefined || modelsOf(stock).length > 0;

const isCentral = ({ role }: Need): boolean => role === 'core' || role === 'distribution';

const isOfKind = ({ category, role }: Stock, need: Need): boolean =>
  category === need.category && (role === undefined || role === need.role);

/** What a device that is owned cannot do at a place; that it is no longer sold is no fault. */
function shortfallsOf(device: Device, need: Need, horizon: Horizon): Shortfall[] {
  const { endOfSale: _sold, ...owned } = device;
  // What runs already is not replaced for what nobody knows of it, nor for its class.
  return failuresOf(owned, need.demands, horizon).filter(({ isDoubt }) => !isDoubt);
}

function whyKept({ name, device: exact, candidates, stated }: Stock, device: Device): Because {
  if (stated !== undefined) return because('existing-stated', { device: name });
  if (exact !== undefined) return because('existing-kept', { device: name });
  const others = candidates.filter((one) => one !== device).map(({ model }) => model);
  return because('existing-assumed', {
    device: name,
    model: device.model,
    others: cutText(joinOr(others.slice(0, mostCandidates)), mostText),
  });
}

function whyReplaced(stock: Stock, need: Need, horizon: Horizon): Because {
  const { name: device, isReplaced } = stock;
  if (isReplaced) return because('existing-unwanted', { device });
  const [model] = modelsOf(stock);
  if (model === undefined) return because('existing-unknown', { device });
  const shortfalls = shortfallsOf(model, need, horizon);
  if (shortfalls.length === 0) return because('existing-too-few', { device });
  const sentences = shortfalls.map(({ describe }) => describe().sentence).join(' ');
  return because('existing-falls-short', {
    device,
    shortfalls: cutText(sentences, mostText),
    ...(shortfallsOf(model, withGigabitAccessPoints(need), horizon).length === 0 && {
      isForAccessPoints: true,
    }),
  });
}

/** What the place asks for where gigabit ports are enough for its access points, the only ones that have to be powered. */
function withGigabitAccessPoints(need: Need): Need {
  const ports = need.demands.ports.map((demand) =>
    demand.isPowering === true ? { ...demand, speedMbps: linkMbps.accessPoint } : demand,
  );
  return { ...need, demands: { ...need.demands, ports } };
}

const mostCandidates = 6;

/** By the contract. */
const mostText = 500;

import { cableKindNames } from '../../network/cables/cable-csv.ts';
import { cableSchedule } from '../../network/cables/cable-schedule.ts';
import { cableTotals } from '../../network/cables/cable-totals.ts';
import type { ChangeSide } from './change-side.ts';

/** How many of a thing are in each version: more are bought, fewer are spare. */
export interface ItemChange {
  readonly kind: 'device' | 'transceiver' | 'cable';
  readonly name: string;
  /** Empty where it has none. */
  readonly partNumber: string;
  readonly before: number;
  readonly after: number;
}

/** Devices by model, transceivers and cables whose number differs. */
export function itemChanges(before: ChangeSide, after: ChangeSide): ItemChange[] {
  const [old, now] = [itemsOf(before), itemsOf(after)];
  return [...new Map([...old, ...now]).entries()].flatMap(([key, item]) => {
    const [had, has] = [old.get(key)?.count ?? 0, now.get(key)?.count ?? 0];
    const { kind, name, partNumber } = item;
    return had === has ? [] : [{ kind, name, partNumber, before: had, after: has }];
  });
}

interface Item {
  readonly kind: ItemChange['kind'];
  readonly name: string;
  readonly partNumber: string;
  readonly count: number;
}

function itemsOf({ graph, requirements }: ChangeSide): ReadonlyMap<string, Item> {
  const items = new Map<string, Item>();
  const add = (item: Item): void => {
    const key = [item.kind, item.name, item.partNumber].join('\n');
    items.set(key, { ...item, count: item.count + (items.get(key)?.count ?? 0) });
  };
  for (const { model, quantity } of graph.nodes)
    if (model)
      add({
        kind: 'device',
        name: `${model.manufacturer} ${model.model}`,
        partNumber: model.partNumber,
        count: quantity,
      });
  const { transceivers, cables } = cableTotals(cableSchedule(graph, requirements));
  for (const { standard, count } of transceivers)
    add({ kind: 'transceiver', name: standard, partNumber: '', count });
  for (const { kind, cable, count } of cables)
    if (kind !== 'handover')
      add({ kind: 'cable', name: cable ?? cableKindNames[kind], partNumber: '', count });
  return items;
}

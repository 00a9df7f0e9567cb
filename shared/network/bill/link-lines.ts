import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology.ts';
import type { BillLine, BillPlace } from '../../equipment/bill/bill-line.ts';
import { opticOrder } from '../../equipment/optics.ts';
import { formatNumber } from '../../vocabulary/counts.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { cableSchedule } from '../cables/cable-schedule.ts';
import { type CableCount, countCables, type OpticCount } from '../cables/count-cables.ts';

/**
 * What is plugged in and laid for a plan's links, counted off its cable schedule: transceivers and direct-attach cables,
 * each of the manufacturer of the device that it is plugged into, and all other cables with their metres. Cords to a
 * provider's equipment come with the circuit.
 */
export function linkLines(graph: Pick<Graph, 'nodes' | 'edges'>, requirements: Requirements): BillLine[] {
  const { cables, optics } = countCables(cableSchedule(graph, requirements));
  const bought = cables.filter(({ kind }) => kind !== 'handover');
  return [
    ...[...Map.groupBy(optics, ({ standard, manufacturer }) => `${standard} ${manufacturer}`).values()]
      .sort((a, b) => opticOrder(a[0]?.standard) - opticOrder(b[0]?.standard))
      .map(opticLine),
    ...[...Map.groupBy(bought, nameOf).values()].map(cableLine),
  ];
}

function opticLine(alike: readonly OpticCount[]): BillLine {
  const { standard = '', manufacturer = '' } = alike[0] ?? {};
  return { ...unpriced(alike), kind: 'optic', manufacturer, name: standard };
}

function cableLine(alike: readonly CableCount[]): BillLine {
  const [first] = alike;
  return {
    ...unpriced(alike),
    kind: first?.kind === 'twinax' ? 'direct-attach' : 'cable',
    manufacturer: first?.plugs?.manufacturer ?? '',
    name: first === undefined ? '' : nameOf(first),
    metres: Math.round(alike.reduce((sum, { metres }) => sum + metres, 0)),
  };
}

function nameOf({ cable = 'Cable, not stated which', plugs }: CableCount): string {
  if (plugs === undefined) return cable;
  return `${cable}, ${formatRate(plugs.speedMbps)}, ${formatNumber(plugs.lengthM)} m`;
}

function unpriced(alike: readonly { readonly site: string; readonly count: number }[]) {
  const places = alike.map(
    ({ site, count }): BillPlace => ({ sites: site === '' ? [] : [site], quantity: count }),
  );
  return {
    partNumber: '',
    quantity: places.reduce((sum, { quantity }) => sum + quantity, 0),
    places,
    isPriceEstimate: false,
    isYearly: false,
  };
}

import { deviceClasses } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import { linesOf } from '../../equipment/device-lines.ts';
import { convert } from '../../vocabulary/exchange-rates.ts';
import { formatSum } from '../../vocabulary/money.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { deviceKindOf } from '../hardware/device-kind.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import { domainOf } from '../recommend/domains.ts';
import { placeClasses } from '../recommend/place-class.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { peopleOf, statedSites } from '../requirements/effective-sites.ts';
import { stubSites } from '../requirements/stub-sites.ts';
import { assumedReplication } from './assumed-replication.ts';
import { beyondCopper } from './beyond-copper.ts';
import { beyondPorts } from './beyond-ports.ts';
import { beyondUplinks } from './beyond-uplinks.ts';
import { devicesInSegments } from './devices-in-segments.ts';
import type { CheckAnswer, Finding } from './finding.ts';
import { labels } from './labels.ts';
import { manySsids } from './many-ssids.ts';
import { mixedMakers } from './mixed-makers.ts';
import { peopleWithoutAccess } from './people-without-access.ts';
import type { PlacedDevice } from './placed-device.ts';
import { preferredVendor } from './preferred-vendor.ts';
import { splitProfinet } from './split-profinet.ts';
import { thinAccess } from './thin-access.ts';
import { thinCells } from './thin-cells.ts';
import { unusualRates } from './unusual-rates.ts';

/**
 * What nobody would sign without asking: models below the class of their place, far dearer than the cheapest that fits, of several
 * makers in one domain, prices and rates far from what as many people usually have, people without access, devices without ports. Warnings, since a reason may exist.
 */
export function checkPlausibility(
  index: NetworkIndex,
  requirements: Requirements,
  deviceOf: DeviceOf,
): CheckAnswer {
  const classAt = placeClasses(requirements, ({ id }) =>
    (index.attachments.get(id) ?? []).some(({ other }) => other.type === 'server'),
  );
  const stubs = stubSites(requirements);
  const placed = index.graph.nodes.flatMap((node): PlacedDevice[] => {
    const kind = deviceKindOf(node);
    const device = node.status === 'kept' ? undefined : deviceOf(node);
    if (kind === undefined || device === undefined) return [];
    const least = classAt(node);
    const isStub = stubs.has(node.site ?? '');
    const { surroundings } = node;
    const domain = domainOf(kind.role, { ...(least && { class: least }), isStub, surroundings });
    return [{ node, device, least, domain }];
  });
  const findings = [
    ...belowClass(placed),
    ...doubtfulChoices(placed),
    ...mixedMakers(placed),
    ...preferredVendor(placed, requirements),
    ...unusualCost(placed, requirements),
    ...unusualRates(index, requirements),
    ...assumedReplication(index, requirements),
    ...thinAccess(index),
    ...peopleWithoutAccess(index, requirements),
    ...devicesInSegments(index, requirements),
    ...beyondPorts(index, requirements),
    ...beyondCopper(index, requirements),
    ...beyondUplinks(index, requirements),
    ...thinCells(index, requirements),
    ...manySsids(index),
    ...splitProfinet(index, requirements),
  ];
  if (placed.length > 0) return { findings };
  return { findings, note: 'No device has a model yet, so neither prices nor makers were checked.' };
}

function belowClass(placed: readonly PlacedDevice[]): Finding[] {
  const below = placed.flatMap(({ node, device, least }) => {
    if (least === undefined || device.class === undefined) return [];
    const isBelow = deviceClasses.indexOf(device.class) < deviceClasses.indexOf(least.least);
    return isBelow ? [{ node, device, least }] : [];
  });
  return [...Map.groupBy(below, ({ device, least }) => `${device.id} ${least.why}`).values()].flatMap(
    (alike) => {
      const [first] = alike;
      if (first === undefined) return [];
      const { device, least } = first;
      return [
        {
          severity: 'warning',
          elements: alike.map(({ node }) => node.id),
          sentence: `${labels(alike.map(({ node }) => node))}: ${device.manufacturer} ${device.model} is of the class ${device.class}, and ${least.least} is expected: ${least.why}.`,
        },
      ];
    },
  );
}

/** What the choice itself warned of, once for all places that it is about. */
function doubtfulChoices(placed: readonly PlacedDevice[]): Finding[] {
  const doubtful = placed.flatMap(({ node }) => {
    const warnings = node.model?.because?.inputs.warnings;
    return warnings === undefined ? [] : [{ node, warnings: String(warnings) }];
  });
  const alikes = Map.groupBy(doubtful, ({ node: { equipmentId }, warnings }) => `${equipmentId} ${warnings}`);
  return [...alikes.values()].flatMap((alike) => {
    const [first] = alike;
    const { model } = first?.node ?? {};
    if (first === undefined || model === undefined) return [];
    return [
      {
        severity: 'warning',
        elements: alike.map(({ node }) => node.id),
        sentence: `${labels(alike.map(({ node }) => node))}, ${model.manufacturer} ${model.model}: ${first.warnings}`,
      },
    ];
  });
}

/** Fewer people say nothing about a price for each. */
const leastPeople = 5;

/** Networks of people alone: those of servers, cameras or crowds cost what these need. */
function unusualCost(placed: readonly PlacedDevice[], requirements: Requirements): Finding[] {
  const { leastCostPerPerson: least, mostCostPerPerson: most } = assumptionsOf(requirements);
  const sites = statedSites(requirements);
  const people = sites.reduce((sum, site) => sum + peopleOf(site), 0);
  const others = sites.reduce((sum, { servers, cameras, guests }) => sum + servers + cameras + guests, 0);
  if (people < leastPeople || others > people) return [];
  const cost = placed.reduce((sum, { node, device }) => {
    const { category, price } = device;
    if (category === 'server' || price === undefined) return sum;
    // A chassis without its modules carries nothing.
    const modules = linesOf(device).reduce(
      (all, line) => all + (line.kind === 'module' ? line.price * line.quantity : 0),
      0,
    );
    const whole = { ...price, amount: price.amount + modules };
    return sum + (convert(whole, 'USD') ?? 0) * node.quantity;
  }, 0);
  const each = cost / people;
  if (cost === 0 || (each >= least && each <= most)) return [];
  const show = (amount: number) => formatSum({ amount, currency: 'USD' });
  return [
    {
      severity: 'warning',
      elements: placed.map(({ node }) => node.id),
      sentence: `The network’s devices cost ${show(each)} for each of ${people} people at list prices; ${show(least)} to ${show(most)} is usual.`,
    },
  ];
}

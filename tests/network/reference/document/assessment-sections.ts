import { priceOf } from '#shared/equipment/bill/bill-of-materials.ts';
import { billKindNames, placesInWords } from '#shared/equipment/bill/bill-words.ts';
import { planBill } from '#shared/network/bill/plan-bill.ts';
import { optionText } from '#shared/network/control-plane/sections/option-text.ts';
import { answersToIssues } from '#shared/network/existing/answers.ts';
import { inventoryOf } from '#shared/network/existing/inventory.ts';
import { shapeAndAddresses } from '#shared/network/existing/shape-and-addresses.ts';
import { siteAvailability } from '#shared/network/failures/availability.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import { arithmeticOf, reasonText } from '#shared/network/reasons/reason-text.ts';
import { traceRequirements } from '#shared/network/requirements/trace-requirements.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import { fieldText } from '#shared/vocabulary/fields/field-text.ts';
import type { Designed } from './design-document.ts';
import { count, list, named, table, together } from './markdown.ts';

/** Routing, switching and policies, each kind of entry once. */
export function controlPlane({ graph, control }: Designed): string {
  const labels = new Map(graph.nodes.map(({ id, label }) => [id, label]));
  const nameOf = (id: string) => labels.get(id) ?? id;
  const areas = together(control.ospf, ({ kind, routers }) => `${kind} ${routers.length}`).map((alike) => {
    const [first] = alike;
    const ids = alike.map(
      ({ id, site, summary }) => `${id} (${site}${summary ? `, announced as ${summary}` : ''})`,
    );
    return `OSPF, ${first?.kind}: area ${named(ids, 2)}, ${first?.routers.length} router${first?.routers.length === 1 ? '' : 's'} each`;
  });
  const ways = together(control.defaultRoutes, ({ because }) => reasonText(because).rule).map(
    (alike) =>
      `Default route: ${named(
        alike.map(
          ({ device, towards, metric }) => `${nameOf(device)} to ${nameOf(towards)} (metric ${metric})`,
        ),
        4,
      )}`,
  );
  const sessions = control.bgp.map(
    ({ device, localAs, neighbour, preference }) =>
      `${nameOf(device)} (AS ${localAs}) with ${nameOf(neighbour)}, ${preference}`,
  );
  const roots = control.spanningTree.filter(({ role }) => role !== 'edge');
  const servers = together(
    control.dhcp,
    ({ server, second, relays }) => `${server} ${second} ${relays.join()}`,
  ).map(([first, ...more]) =>
    first
      ? `DHCP: ${named([first.server, ...(first.second === undefined ? [] : [first.second])].map(nameOf), 2)} for ${more.length + 1} subnets${first.relays.length > 0 ? `, relayed by ${named(first.relays.map(nameOf), 2)}` : ''}`
      : '',
  );
  const accessPoints = together(
    control.dhcp.filter(({ because }) => because.rule === 'access-point-scope'),
    ({ because, options = [] }) => JSON.stringify([because.inputs.finds, because.inputs.managedBy, options]),
  ).map(([first, ...others]) => {
    const how =
      first === undefined
        ? ''
        : arithmeticOf(first.because)
            .split(/access points?: /)
            .at(-1);
    const told = (first?.options ?? []).map((option) => `; ${optionText(option)}`).join('');
    return `Access points in ${formatCount(others.length + 1, 'network')}: ${how}${told}`;
  });
  const services = control.services.map(({ kind, services: names, servers: at, begins }) => [
    kind,
    names.join(', '),
    at.join(', '),
    begins,
  ]);
  const policies = control.policies.map(({ from, to, action, at, services, because, ...only }) => [
    sideOf(from, only.sources),
    sideOf(to, only.destinations),
    action === 'allow' ? services.join(', ') || 'everything' : 'nothing',
    at,
    arithmeticOf(because),
  ]);
  return [
    list([
      ...areas,
      ...ways,
      ...(sessions.length > 0 ? [`BGP: ${named(sessions, 4)}`] : []),
      ...(roots.length > 0
        ? [
            `Spanning-tree roots: ${named(
              roots.map(({ device, role, priority }) => `${nameOf(device)} ${role} (${priority})`),
              4,
            )}`,
          ]
        : []),
      `${formatCount(control.trunks.length, 'trunk')} with allowed VLANs, ${formatCount(control.aggregates.length, 'link')} in aggregates (LACP)`,
      ...control.nat
        .slice(0, 4)
        .map(({ device, kind, inside }) => `NAT: ${nameOf(device)}, ${kind}, for ${named([...inside], 2)}`),
      ...servers.slice(0, 4),
      ...accessPoints.slice(0, 4),
    ]),
    table(['From', 'To', 'May use', 'Enforced at', 'Why'], policies),
    table(['Service', 'Protocols', 'Servers', 'Begun by'], services),
    list([
      `Classes of service: ${control.classes.map(({ name, sharePercent, subnets }) => `${name} ${sharePercent} % (${formatCount(subnets.length, 'subnet')})`).join(', ')}`,
      `${formatCount(control.shaping.length, 'link')} shaped to the circuit’s rate`,
    ]),
  ].join('\n\n');
}

const sideOf = (zone: string, blocks: readonly string[] | undefined) =>
  blocks === undefined ? zone : `${zone} (${named([...blocks], 2)})`;

export function existingNetwork({ graph, requirements, existing }: Designed): string {
  if (existing === undefined) return '';
  const { lines, devices } = inventoryOf(existing, graph);
  return [
    `${devices.kept} devices are kept, ${devices.replaced} replaced and ${devices.new} new.`,
    list(shapeAndAddresses(existing, graph)),
    table(
      ['There are', 'Device', 'Kept', 'Replaced', 'Without a place'],
      lines.map(({ quantity, name, kept, replaced, left }) => [
        `${quantity}`,
        name,
        `${kept}`,
        `${replaced}`,
        `${left}`,
      ]),
    ),
    list(
      answersToIssues({ existing, requirements, graph }).map(
        ({ issue, isAnswered, sentences }) =>
          `**${fieldText(wordsAt('existingNetworkDetails.currentIssues'), issue)}**${isAnswered ? '' : ' (not answered)'}: ${sentences.join(' ')}`,
      ),
    ),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

export function availability({ graph }: Designed): string {
  const rows = together(siteAvailability(graph), ({ downHours }) => downHours.toPrecision(2)).map((alike) => {
    const [first] = alike;
    const causes = first?.causes.slice(0, 3).map(({ elements }) => elements.join(' with ')) ?? [];
    return [
      named(
        alike.map(({ site }) => site),
        3,
      ),
      `${((first?.availability ?? 0) * 100).toFixed(3)} %`,
      `~${first?.downHours.toPrecision(2)} h`,
      causes.join(', '),
    ];
  });
  return table(['Site', 'Availability', 'A year without', 'Most of it by'], rows);
}

export function checks({ assessment }: Designed): string {
  return list(
    assessment.checks.flatMap(({ title, outcome, findings, note }) => [
      `${title}: ${outcome}${note ? ` (${note})` : ''}`,
      ...findings.map(({ severity, sentence }) => `  ${severity}: ${sentence}`),
    ]),
  );
}

export function bill({ graph, requirements, market }: Designed): string {
  const {
    lines,
    money,
    years,
    watts,
    poeWatts = 0,
    rackUnits,
  } = planBill({
    graph,
    requirements,
    deviceOf: devicesById(market),
  });
  const rows = lines.map((line) => {
    const price = priceOf(line);
    const { kind, manufacturer, name, partNumber, quantity, isPriceEstimate, isYearly } = line;
    const amount =
      price === undefined ? 'not known' : `${isPriceEstimate ? '~' : ''}${count(Math.round(price))}`;
    return [
      billKindNames[kind],
      count(quantity),
      `${manufacturer} ${name}`.trim(),
      partNumber,
      isYearly && price !== undefined ? `${amount} a year` : amount,
      placesInWords(line),
    ];
  });
  const sums = money.map(
    ({ currency, withEstimates, street, perYear, term }) =>
      `${currency} ${count(Math.round(withEstimates))} at list prices (${count(Math.round(street))} expected) and ${count(Math.round(perYear))} a year: ${count(Math.round(term))} over ${years} years`,
  );
  return `${table(['What', 'Pieces', 'Item', 'Part number', 'Price', 'For'], rows)}\n\nTogether ${sums.join(', ')}; ${count(Math.round(watts.total))} W at most without PoE, ${count(Math.round(poeWatts))} W of PoE at the ports, ${formatCount(rackUnits.total, 'rack unit')}.${writtenByHand(graph)}`;
}

/** What no templates configure, as the reasons of the models say. */
function writtenByHand({ nodes }: Designed['graph']): string {
  const pieces = new Map<string, number>();
  for (const { model, quantity } of nodes) {
    const system = model?.because?.inputs.system;
    if (typeof system === 'string') pieces.set(system, quantity + (pieces.get(system) ?? 0));
  }
  if (pieces.size === 0) return '';
  const systems = [...pieces].map(([system, quantity]) => `${system} (${count(quantity)} devices)`);
  return `\n\nNo templates write the configurations of ${systems.join(', ')}: they are written by hand.`;
}

export function trace({ graph, requirements }: Designed): string {
  const traced = traceRequirements(requirements, graph);
  const lacking = traced.flatMap(({ words, lacking: what }) =>
    what === undefined ? [] : [`${words}: ${what}`],
  );
  return list([
    `${traced.length - lacking.length} of ${traced.length} stated requirements are served.`,
    ...lacking,
  ]);
}

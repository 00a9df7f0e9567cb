import { type PoeType, roles as roleOrder } from '../../contract/device.ts';
import { formatSum } from '../../vocabulary/money.ts';
import { hubSite } from '../configuration/view/layer3.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { type Assessment, assess, circumstancesOf, type RecommendInput } from './assess.ts';
import { chooseAll, costOfAll, leastCost } from './choose-all.ts';
import { controllersFor, type OnServer } from './controllers.ts';
import type { Decision } from './decide.ts';
import { usualPoe } from './demands-of-plan.ts';
import { withLargerGateways } from './larger-gateways.ts';
import { type Purse, purseFor } from './money.ts';
import type { Need } from './need.ts';
import { needsOfPlan } from './needs-of-plan.ts';
import { type ProductLines, productLines } from './product-lines.ts';
import { isInCrowd } from './surroundings.ts';
import { type UtilityParts, weightsFor } from './utility.ts';

export interface ChosenDevices {
  readonly roles: readonly Decision[];
  readonly currency: string;
  /** Price of all choices whose price is known, with a year's licences: which the budget has to cover. */
  readonly cost: number;
  readonly budget: number | null;
  /** What the cheapest devices that fit cost, with a year's licences; absent where the best are within the budget. */
  readonly least?: number;
  readonly weights: UtilityParts;
  readonly purse: Purse;
  /** What the cheapest devices that fit cost, whatever the budget is. */
  readonly cheapest: number;
  /** What controllers and access points for crowds were weighed by, a sentence each. */
  readonly controllerNotes: readonly string[];
  readonly powerNotes: readonly string[];
  /** Access points that only software on a server manages. */
  readonly onServers: readonly OnServer[];
}

/**
 * Chooses a device for every place of a plan. Access points for crowds may take more than the 30 W that budgets are planned
 * for where they cost less together with switches that supply it.
 */
export function chooseDevices(input: RecommendInput): ChosenDevices {
  const usual = chooseAt(input, usualPoe);
  if (!input.graph.nodes.some(isInCrowd)) return usual;
  const stronger = chooseAt(input, strongPoe);
  const unmetOf = ({ roles }: ChosenDevices) => roles.filter(({ choice }) => choice === null).length;
  const isBetter =
    unmetOf(stronger) === unmetOf(usual) ? stronger.cost < usual.cost : unmetOf(stronger) < unmetOf(usual);
  const [chosen, other] = isBetter ? [stronger, usual] : [usual, stronger];
  return { ...chosen, powerNotes: [comparedPoe(chosen, other, isBetter)] };
}

function comparedPoe(chosen: ChosenDevices, other: ChosenDevices, isStronger: boolean): string {
  const asked = isStronger ? usualPoe : strongPoe;
  if (other.roles.some(({ choice }) => choice === null))
    return `Access points for crowds that take at most ${asked} were compared: not every place finds a model then.`;
  const amount = Math.round(other.cost - chosen.cost);
  const difference = amount > 0 ? `${formatSum({ amount, currency: chosen.currency })} more` : 'no less';
  return `Access points for crowds that take at most ${asked} were compared: with their switches the network costs ${difference}.`;
}

const strongPoe = '802.3bt type 3' satisfies PoeType;

/**
 * Hard demands and class first, then the maker and family of its domain, then the
 * cheapest; the whole stays within the budget. Wireless controllers follow from the access points that were chosen.
 * Pure and deterministic.
 */
function chooseAt(input: RecommendInput, poeInCrowds: PoeType): ChosenDevices {
  const { requirements, devices } = input;
  const weights = weightsFor(requirements);
  const purse = purseFor(requirements, devices);
  const circumstances = circumstancesOf(input, purse.currency);
  const assessed = needsOfPlan(requirements, input.graph, input.unfit, poeInCrowds, input.repeated).map(
    (need) => assess(need, circumstances),
  );
  // A few small switches beside the network do not decide who makes it.
  const outOfBand = new Set(
    input.graph.nodes.flatMap(({ id, group }) => (group === 'management-ports' ? [id] : [])),
  );
  const deciding = assessed.filter(({ need }) => !need.places.every(({ nodeId }) => outOfBand.has(nodeId)));
  const budget = input.forDevices ?? purse.budget ?? Number.POSITIVE_INFINITY;
  const market = devices.filter(
    ({ category, endOfSale = input.today }) => category === 'wlan-controller' && endOfSale >= input.today,
  );
  const isPriceless = requirements.budgetRange === 'unlimited';
  const { timesCheapest: mostTimesCheapest } = assumptionsOf(requirements);
  const means = { purse, weights, isPriceless, mostTimesCheapest };
  const isWithin = (lines: ProductLines): boolean =>
    costOfAll(chooseAll(assessed, Number.POSITIVE_INFINITY, { ...means, lines })) <= budget;
  const lines = productLines(
    deciding,
    { ...input, currency: purse.currency },
    purse.budget === undefined ? undefined : isWithin,
  );
  const choose = (assessments: readonly Assessment[], most: number) =>
    chooseAll(assessments, most, { ...means, lines });
  const hub = hubSite(input.graph);
  /** With gateways that manage all access points that they lead, where these are affordable. */
  const chooseLeading = (most: number): Decision[] => {
    const first = choose(assessed, most);
    const larger = withLargerGateways(assessed, first, hub, mostTimesCheapest);
    const second = larger === undefined ? first : choose(larger, most);
    const isMet = second.every(
      ({ choice }, index) =>
        larger?.[index] === assessed[index] ||
        choice?.device.manufacturer === first[index]?.choice?.device.manufacturer,
    );
    return isMet ? second : first;
  };
  const attempt = (most: number): Attempt => {
    const chosen = chooseLeading(most);
    const { needs, notes, onServers } = controllersFor(chosen, requirements, market, hub);
    const controllers = needs.map((need) => assess(withUnfit(need, input.unfit), circumstances));
    return { chosen, controllers, notes, onServers, cost: costOfAll(chosen) + leastCost(controllers) };
  };
  const least = leastCost(assessed);
  const open = attempt(budget);
  const isEnough = least <= budget && open.cost <= budget;
  const cheapest = isEnough ? open : attempt(least);
  const { chosen, controllers, notes, onServers } = isEnough
    ? open
    : within(budget, { least, open, cheapest, attempt });
  const roles = [...chosen, ...choose(controllers, budget - costOfAll(chosen))].sort(
    (a, b) => roleOrder.indexOf(a.role) - roleOrder.indexOf(b.role),
  );
  return {
    roles,
    currency: purse.currency,
    cost: costOfAll(roles),
    budget: purse.budget ?? null,
    ...(!isEnough && { least: cheapest.cost }),
    weights,
    purse,
    cheapest: cheapest.cost,
    controllerNotes: notes,
    powerNotes: [],
    onServers,
  };
}

/** Without what lacked a port at its place. */
function withUnfit(need: Need, unfit: RecommendInput['unfit']): Need {
  const own = unfit?.get(need.places[0]?.nodeId ?? '');
  return own === undefined ? need : { ...need, demands: { ...need.demands, unfit: own } };
}

/** A choice with the controllers that it asks for. */
interface Attempt {
  readonly chosen: readonly Decision[];
  readonly controllers: readonly Assessment[];
  readonly notes: readonly string[];
  readonly onServers: readonly OnServer[];
  /** With the cheapest controllers. */
  readonly cost: number;
}

interface Attempts {
  /** What the choice costs at least, without controllers. */
  readonly least: number;
  readonly open: Attempt;
  readonly cheapest: Attempt;
  readonly attempt: (most: number) => Attempt;
}

/**
 * The best choice that leaves enough of a budget for its own controllers: the one with all of the budget, the one
 * with what the controllers of that leave, or the cheapest.
 */
function within(budget: number, { least, open, cheapest, attempt }: Attempts): Attempt {
  const rest = budget - leastCost(open.controllers);
  const saving = rest >= least ? attempt(rest) : cheapest;
  if (saving.cost <= budget) return saving;
  return cheapest.cost <= budget ? cheapest : open;
}

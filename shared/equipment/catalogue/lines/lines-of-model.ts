import { type Category, DeviceLine, type Specs } from '../../../contract/device.ts';
import { tableRows } from '../../table-rows.ts';
import { lineRules } from './line-rules.ts';

/** What the rules need to know of a device of the catalogue. */
export interface PricedModel {
  readonly category: Category;
  readonly manufacturer: string;
  readonly model: string;
  readonly partNumber: string;
  readonly ports: Specs['ports'];
  /** List price and yearly licence of its row in US dollars; undefined where they are not stated. */
  readonly usd: number | undefined;
  readonly usdPerYear: number | undefined;
  /** Share of the list price that is expected to be paid. */
  readonly streetShare: number;
}

/**
 * The licences, support, supplies and rails that are bought with a model. A yearly licence of its row for which there is no rule is a
 * line under the model's own part number. @throws ZodError where a rule is not a line
 */
export function linesOfModel(model: PricedModel): DeviceLine[] {
  const lines = rules.filter((rule) => isFor(rule, model)).flatMap((rule) => lineOf(rule, model));
  const isCovered =
    model.usdPerYear === undefined || rules.some((rule) => isFor(rule, model) && rule.usd === 'row');
  return isCovered ? lines : [...lines, ...lineOf(plainLicence, model)];
}

interface Rule {
  readonly category: string;
  readonly maker: string;
  readonly beginning: string;
  readonly kind: string;
  readonly part: string;
  readonly name: string;
  readonly usd: string;
  readonly perYear: boolean;
  readonly neededFor: readonly string[];
}

const rules: readonly Rule[] = tableRows(lineRules).map(
  ([
    category = '',
    maker = '',
    beginning = '',
    kind = '',
    part = '',
    name = '',
    usd = '',
    y = '',
    uses = '',
  ]) => ({
    category,
    maker,
    beginning,
    kind,
    part,
    name,
    usd,
    perYear: y === 'y',
    neededFor: uses === '' ? [] : uses.split(' '),
  }),
);

const plainLicence: Rule = {
  category: '',
  maker: '',
  beginning: '',
  kind: 'licence',
  part: '{part} licence, 1 year',
  name: 'Licence',
  usd: 'row',
  perYear: true,
  neededFor: [],
};

const isFor = (rule: Rule, { category, manufacturer, model }: PricedModel): boolean =>
  rule.category === category && rule.maker === manufacturer && model.startsWith(rule.beginning);

function lineOf({ kind, part, name, usd, perYear, neededFor }: Rule, model: PricedModel): DeviceLine[] {
  const price = sumOf(usd, model);
  if (price === undefined || price === 0) return [];
  const [, pieces = '1', what, support, users] =
    /^(?:(\d+) x )?(\S+)( with support)?(?: each (\d+) users)?$/.exec(kind) ?? [];
  return [
    DeviceLine.parse({
      kind: what,
      partNumber: part.replace(/\{(\w+)\}/g, (_, token: string) => tokens[token]?.(model) ?? ''),
      name,
      price,
      streetPrice: Math.round(price * model.streetShare),
      ...(perYear && { perYear }),
      ...(neededFor.length > 0 && { neededFor }),
      ...(support !== undefined && { includesSupport: true }),
      ...(users !== undefined && { remoteUsers: Number(users) }),
      quantity: Number(pieces),
    }),
  ];
}

function sumOf(usd: string, model: PricedModel): number | undefined {
  if (usd === 'row') return model.usdPerYear;
  if (!usd.endsWith('%')) return Number(usd);
  return model.usd === undefined ? undefined : Math.round((model.usd * Number.parseFloat(usd)) / 100);
}

const accessPorts = ({ ports }: PricedModel): number =>
  ports.reduce((sum, { role, count }) => sum + (role === 'access' ? count : 0), 0);

/** 12, 24 and 48 ports. */
const portClass = (ports: number): number => (ports <= 12 ? 1 : ports <= 24 ? 2 : 3);

const tokens: Readonly<Record<string, (model: PricedModel) => string>> = {
  part: ({ partNumber }) => partNumber,
  series: ({ partNumber }) => partNumber.split('-')[0] ?? '',
  tail: ({ partNumber }) => partNumber.slice(partNumber.indexOf('-') + 1),
  stem: ({ model }) => (model.split(' ').at(-1) ?? '').replace(/(\d)P$/, '$1'),
  ports: (model) => `${accessPorts(model)}`,
  class: (model) => `${portClass(accessPorts(model))}`,
  code: ({ model }) => fortinetCode(/\d+[A-Z]$/.exec(model)?.[0] ?? ''),
};

/** `0040F`, but `F100F`. */
const fortinetCode = (number: string): string =>
  /^[12]\d\d[A-Z]$/.test(number) ? `F${number}` : number.padStart(5, '0');

import { Capabilities, type Category, type Device, type Specs } from '../../../contract/device.ts';
import { parseCapabilities } from '../../device-notation.ts';
import { tableRows } from '../../table-rows.ts';
import { firewallFamilies, routerFamilies } from './gateway-families.ts';
import { switchFamilies } from './switch-families.ts';
import { accessPointFamilies, controllerFamilies } from './wireless-families.ts';

/** What the models of one family have in common. */
export interface Family {
  readonly family: Device['family'];
  readonly class: string;
  readonly control: string[];
  readonly capabilities: NonNullable<Specs['capabilities']>;
  /** Capabilities that the tables say are unknown. */
  readonly unknown: readonly string[];
}

/** The family of a model; undefined for servers, which are of none. @throws Error where the tables have no row for it */
export function familyOf(category: Category, manufacturer: string, model: string): Family | undefined {
  const table = tables[category];
  if (table === undefined) return undefined;
  const matching = table
    .filter((row) => row.maker === manufacturer && model.startsWith(row.beginning))
    .toSorted((a, b) => a.beginning.length - b.beginning.length);
  const last = matching.at(-1);
  if (last === undefined) throw new Error(`No family of ${category} has the ${manufacturer} ${model}`);
  const stated = Object.entries(Object.assign({}, ...matching.map(({ capabilities }) => capabilities)));
  return {
    family: last.family,
    class: last.class,
    control: last.control.split(' '),
    capabilities: Capabilities.parse(Object.fromEntries(stated.filter(([, level]) => level !== '?'))),
    unknown: stated.flatMap(([name, level]) => (level === '?' ? [name] : [])),
  };
}

interface Row {
  readonly maker: string;
  /** Of the model's name. */
  readonly beginning: string;
  readonly family: string;
  readonly class: string;
  readonly control: string;
  readonly capabilities: Readonly<Record<string, string>>;
}

const readTable = (table: string): readonly Row[] =>
  tableRows(table).map(
    ([maker = '', beginning = '', family = '', klass = '', control = '', capabilities = '']) => ({
      maker,
      beginning,
      family,
      class: klass,
      control,
      capabilities: parseCapabilities(capabilities),
    }),
  );

const tables: Readonly<Record<Category, readonly Row[] | undefined>> = {
  router: readTable(routerFamilies),
  switch: readTable(switchFamilies),
  firewall: readTable(firewallFamilies),
  ap: readTable(accessPointFamilies),
  server: undefined,
  'wlan-controller': readTable(controllerFamilies),
};

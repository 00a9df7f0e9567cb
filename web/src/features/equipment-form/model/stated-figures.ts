import { type Category, capabilities, type Figure, figures } from '#shared/contract/device.ts';
import type { FormValues, TextName } from './device-values.ts';

/** The fields in which a figure is stated; ports have rows of their own. */
export const fieldsOfFigure = (figure: Figure): readonly TextName[] => {
  if (figure === 'ports' || figure === 'lines') return [];
  if (figure === 'capabilities') return capabilities;
  if (figure === 'streetPrice') return ['streetAmount'];
  if (figure === 'wifi') return ['wifiStandard', 'wifiStreams'];
  return figure === 'price' ? ['priceAmount'] : [figure];
};

/** Whether the form says something of a figure. */
export function hasFigure({ texts, ports, lines }: FormValues, figure: string): boolean {
  if (figure === 'ports') return ports.length > 0;
  if (figure === 'lines') return lines.length > 0;
  const known = figures.find((one) => one === figure);
  return known !== undefined && fieldsOfFigure(known).some((name) => texts[name].trim() !== '');
}

/** The figures that the form says something of. */
export const statedFigures = (values: FormValues): readonly Figure[] =>
  figures.filter((figure) => hasFigure(values, figure));

/** Figures of the specs that a category is chosen by, in the order of the form. */
const figuresOf = {
  router: [
    'forwardingMbps',
    'firewallMbps',
    'inspectionMbps',
    'ipsecMbps',
    'sessions',
    'remoteUsers',
    'layer',
    'poeBudgetW',
  ],
  switch: ['forwardingMbps', 'layer', 'stackMembers', 'poeBudgetW', 'poeInput'],
  firewall: ['firewallMbps', 'inspectionMbps', 'ipsecMbps', 'sessions', 'remoteUsers', 'poeBudgetW'],
  ap: ['wifi', 'clients', 'antenna', 'poeInput'],
  server: ['cpuSockets', 'memoryGb'],
  'wlan-controller': ['accessPoints', 'clients', 'forwardingMbps', 'poeBudgetW'],
} as const satisfies Record<Category, readonly Figure[]>;

/** Those that every device has are in sections of their own. */
const performance = [
  'forwardingMbps',
  'firewallMbps',
  'inspectionMbps',
  'ipsecMbps',
  'sessions',
  'remoteUsers',
  'wifi',
  'clients',
  'accessPoints',
  'layer',
  'stackMembers',
  'antenna',
  'cpuSockets',
  'memoryGb',
  'poeBudgetW',
  'poeInput',
] as const satisfies readonly Figure[];

/**
 * The figures to ask for: those of the category, then those that it does not usually have and that are stated all the
 * same, so that nothing is kept that cannot be seen.
 */
export function shownFigures(category: string, values: FormValues): readonly Figure[] {
  const own: readonly Figure[] = Object.entries(figuresOf).find(([name]) => name === category)?.[1] ?? [];
  return [...own, ...performance.filter((figure) => !own.includes(figure) && hasFigure(values, figure))];
}

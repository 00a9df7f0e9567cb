import type { DeviceLine } from '#shared/contract/device.ts';
import { capabilityLabels } from '#shared/vocabulary/fields/device-labels.ts';
import { readNumber } from '#web/ui/form/number-text.ts';
import type { LineRow } from './device-values.ts';

export const rowsOfLines = (lines: readonly DeviceLine[]): LineRow[] =>
  lines.map((line, index) => ({
    key: String(index + 1),
    kind: line.kind,
    partNumber: line.partNumber,
    name: line.name,
    quantity: String(line.quantity),
    price: String(line.price),
    streetPrice: line.streetPrice === undefined ? '' : String(line.streetPrice),
    perYear: line.perYear ? 'yes' : '',
    neededFor: line.neededFor?.map((name) => capabilityLabels[name]).join(', ') ?? '',
    includesSupport: line.includesSupport ? 'yes' : '',
    remoteUsers: line.remoteUsers === undefined ? '' : String(line.remoteUsers),
  }));

/** A row as the contract's schema parses it. */
export const statedLine = ({
  kind,
  partNumber,
  name,
  neededFor,
  perYear,
  includesSupport,
  remoteUsers,
  ...row
}: LineRow) => ({
  kind,
  partNumber,
  name,
  quantity: readNumber(row.quantity),
  price: readNumber(row.price),
  ...(row.streetPrice.trim() !== '' && { streetPrice: readNumber(row.streetPrice) }),
  ...(perYear === 'yes' && { perYear: true }),
  ...(neededFor.trim() !== '' && { neededFor: neededFor.split(',').map(capabilityNamed) }),
  ...(includesSupport === 'yes' && { includesSupport: true }),
  ...(remoteUsers.trim() !== '' && { remoteUsers: readNumber(remoteUsers) }),
});

/** By its label or its name in the contract; anything else is the contract's to reject. */
function capabilityNamed(text: string): string {
  const typed = text.trim().toLowerCase();
  const found = Object.entries(capabilityLabels).find(
    ([name, label]) => name === typed || label.toLowerCase() === typed,
  );
  return found?.[0] ?? text.trim();
}

export const blankLine = (key: string): LineRow => ({
  key,
  kind: 'licence',
  partNumber: '',
  name: '',
  quantity: '1',
  price: '',
  streetPrice: '',
  perYear: '',
  neededFor: '',
  includesSupport: '',
  remoteUsers: '',
});

import type { Flow } from '#shared/contract/configuration/network-configuration.ts';
import { familyOf } from './address-family.ts';
import type { WalkQuestion } from './network-verifier.ts';

/** The views of the tab, as the address names them; the matrix is the first. */
export const verificationViews = ['flows', 'path', 'findings', 'failures'] as const;
export type VerificationView = (typeof verificationViews)[number];

export const viewIn = (address: URLSearchParams): VerificationView =>
  verificationViews.find((view) => view === address.get('view')) ?? 'flows';

/** The address of a view without its filters. */
export const viewLink = (view: VerificationView): string => (view === 'flows' ? '?' : `?view=${view}`);

/** The path walk that an address asks for; what it leaves out is taken from `usual`. */
export const walkIn = (address: URLSearchParams, usual: WalkQuestion): WalkQuestion => ({
  source: address.get('from') ?? usual.source,
  destination: address.get('to') ?? usual.destination,
  service: address.get('service') ?? usual.service,
  family: address.get('family') === 'IPv6' ? 'IPv6' : 'IPv4',
  failed: address.getAll('failed'),
});

/** The walk of a flow, with elements failed. */
export const walkOf = (
  { source, destination, service, address }: Flow,
  failed: readonly string[] = [],
): WalkQuestion => ({ source, destination, service: service.name, family: familyOf(address), failed });

/** Asks for a walk on the canvas that is shown, in place of the one before. */
export function askForWalk(address: URLSearchParams, question: WalkQuestion): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of walkFields) next.delete(name);
  for (const [name, value] of walkAddress(question, {})) next.append(name, value);
  return next;
}

export const walkLink = (question: WalkQuestion): string => `?${walkAddress(question, { view: 'path' })}`;

/** The same walk drawn on the canvas, from another tab of the design. */
export const walkOnCanvasLink = (question: WalkQuestion): string =>
  `../topology?${walkAddress(question, {})}`;

/** The walk in the Verification tab, from the canvas. */
export const walkInWordsLink = (question: WalkQuestion): string => `../verification${walkLink(question)}`;

/** What the address of a walk consists of. */
export const walkFields = ['from', 'to', 'service', 'family', 'failed', 'way'] as const;

function walkAddress(
  { source, destination, service, family, failed }: WalkQuestion,
  more: Readonly<Record<string, string>>,
): URLSearchParams {
  const address = new URLSearchParams({ ...more, from: source, to: destination, service });
  if (family === 'IPv6') address.set('family', family);
  for (const id of failed) address.append('failed', id);
  return address;
}

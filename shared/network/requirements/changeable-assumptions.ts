import { type AssumptionId, assumptionIds } from '../../contract/assumptions.ts';
import type { Requirements, Site } from '../../contract/requirements.ts';
import { statedSites } from './effective-sites.ts';

export type Figures = Readonly<Record<AssumptionId, number>>;

/**
 * What the engine assumes where a design states nothing; units and reasons are in
 * shared/vocabulary/fields/assumption-words.ts, bounds in the contract.
 */
const usual: Figures = {
  remoteShare: 0.25,
};

interface Origin {
  /** Published practice or a standard, or a default chosen here. */
  readonly source: 'guidance' | 'default';
  /** Whether a plan of these requirements depends on it; always where left out. */
  readonly isUsed?: (requirements: Requirements, sites: readonly Site[]) => boolean;
}

const origins: Readonly<Record<AssumptionId, Origin>> = {
  remoteShare: {
    source: 'default',
    isUsed: ({ securityRequirements: { remoteAccess }, remoteUsers }) =>
      remoteUsers === undefined && (remoteAccess === 'vpn' || remoteAccess === 'rdp'),
  },
};

/** The figures that a design is planned with: its own, else the engine's. */
export function assumptionsOf({ assumptions }: Pick<Requirements, 'assumptions'>): Figures {
  const figures = { ...usual };
  for (const id of assumptionIds) figures[id] = assumptions[id] ?? figures[id];
  return figures;
}

export interface UsedAssumption {
  readonly id: AssumptionId;
  readonly value: number;
  readonly usual: number;
  readonly isStated: boolean;
  readonly source: Origin['source'];
}

/** Those that a plan of the requirements depends on, with those that the design states for itself. */
export function usedAssumptions(requirements: Requirements): UsedAssumption[] {
  const figures = assumptionsOf(requirements);
  const sites = statedSites(requirements);
  return assumptionIds.flatMap((id) => {
    const { source, isUsed } = origins[id];
    const isStated = requirements.assumptions[id] !== undefined;
    if (!isStated && isUsed !== undefined && !isUsed(requirements, sites)) return [];
    return [{ id, value: figures[id], usual: usual[id], isStated, source }];
  });
}

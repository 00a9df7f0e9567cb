import type { AccessModel } from '../requirements/assumptions.ts';
import type { Figures } from '../requirements/changeable-assumptions.ts';

/** Ports of an access switch that are planned with: the rest stays free. */
export const usablePorts = (
  { ports }: Pick<AccessModel, 'ports'>,
  { sparePortsPerSwitch }: Pick<Figures, 'sparePortsPerSwitch'>,
): number => ports - sparePortsPerSwitch;

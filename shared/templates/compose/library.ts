import type { DialectId } from '../../contract/dialect.ts';
import { contextValues } from '../library/context-values.ts';
import type { DeviceContext } from '../library/device-context.ts';
import { eosOmissions } from '../library/eos/omissions.ts';
import { eosParts } from '../library/eos/parts.ts';
import { fortiosValues } from '../library/fortios/fortios-values.ts';
import { fortiosOmissions } from '../library/fortios/omissions.ts';
import { fortiosParts } from '../library/fortios/parts.ts';
import { frrOmissions } from '../library/frr/omissions.ts';
import { frrParts } from '../library/frr/parts.ts';
import { iosXeOmissions } from '../library/ios-xe/omissions.ts';
import { iosXeParts } from '../library/ios-xe/parts.ts';
import { junosValues } from '../library/junos/junos-values.ts';
import { junosOmissions } from '../library/junos/omissions.ts';
import { junosParts } from '../library/junos/parts.ts';
import type { Omission } from '../library/omission.ts';
import { type Part, type PartDraft, partsOf } from '../library/part.ts';
import { routerosOmissions } from '../library/routeros/omissions.ts';
import { routerosParts } from '../library/routeros/parts.ts';

/** All that the library knows of a dialect. */
export interface DialectLibrary {
  /** In the order of the configuration. */
  readonly parts: readonly Part[];
  /** Each thing that the configuration of this device states and the dialect's parts do not say. */
  omissions(context: DeviceContext): readonly Omission[];
  /** What its parts read beside the values of all, where it needs more. */
  values?(context: DeviceContext): Readonly<Record<string, unknown>>;
}

const of = (
  dialect: DialectId,
  parts: readonly PartDraft[],
  omissions: DialectLibrary['omissions'],
  values?: DialectLibrary['values'],
): DialectLibrary => ({ parts: partsOf(dialect, parts), omissions, ...(values && { values }) });

export const library: Readonly<Record<DialectId, DialectLibrary>> = {
  'ios-xe': of('ios-xe', iosXeParts, iosXeOmissions),
  eos: of('eos', eosParts, eosOmissions),
  junos: of('junos', junosParts, junosOmissions, junosValues),
  routeros: of('routeros', routerosParts, routerosOmissions),
  fortios: of('fortios', fortiosParts, fortiosOmissions, fortiosValues),
  frr: of('frr', frrParts, frrOmissions),
};

/** All values that the parts of a device's dialect read. */
export const deviceValues = (context: DeviceContext): Readonly<Record<string, unknown>> => ({
  ...contextValues(context),
  ...library[context.dialect.id].values?.(context),
});

import type { DialectId } from '../../contract/dialect.ts';
import type { DeviceContext } from '../library/device-context.ts';
import { eosOmissions } from '../library/eos/omissions.ts';
import { eosParts } from '../library/eos/parts.ts';
import { frrOmissions } from '../library/frr/omissions.ts';
import { frrParts } from '../library/frr/parts.ts';
import { iosXeOmissions } from '../library/ios-xe/omissions.ts';
import { iosXeParts } from '../library/ios-xe/parts.ts';
import { junosOmissions } from '../library/junos/omissions.ts';
import { junosParts } from '../library/junos/parts.ts';
import type { Omission } from '../library/omission.ts';
import { type Part, type PartDraft, partsOf } from '../library/part.ts';

/** All that the library knows of a dialect. */
export interface DialectLibrary {
  /** In the order of the configuration. */
  readonly parts: readonly Part[];
  /** Each thing that the configuration of this device states and the dialect's parts do not say. */
  omissions(context: DeviceContext): readonly Omission[];
}

const of = (
  dialect: DialectId,
  parts: readonly PartDraft[],
  omissions: DialectLibrary['omissions'],
): DialectLibrary => ({ parts: partsOf(dialect, parts), omissions });

export const library: Readonly<Record<DialectId, DialectLibrary>> = {
  'ios-xe': of('ios-xe', iosXeParts, iosXeOmissions),
  eos: of('eos', eosParts, eosOmissions),
  junos: of('junos', junosParts, junosOmissions),
  fortios: of('fortios', [], () => []),
  routeros: of('routeros', [], () => []),
  frr: of('frr', frrParts, frrOmissions),
};

/** Every part of every dialect. */
export const allParts: readonly Part[] = Object.values(library).flatMap(({ parts }) => parts);

import type { DialectId } from '../../contract/dialect.ts';
import type { Dialect } from './dialect.ts';
import { eos } from './eos.ts';
import { fortios } from './fortios.ts';
import { frr } from './frr.ts';
import { iosXe } from './ios-xe.ts';
import { junos } from './junos.ts';
import { routeros } from './routeros.ts';

export const dialects: Readonly<Record<DialectId, Dialect>> = {
  'ios-xe': iosXe,
  junos,
  eos,
  fortios,
  routeros,
  frr,
};

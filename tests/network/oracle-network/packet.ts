import type { Service } from '#shared/contract/configuration/security.ts';
import type { Bits } from './addresses.ts';

export interface Packet {
  readonly source: Bits;
  readonly destination: Bits;
  readonly service: Service;
  /** An answer comes from the service's port. */
  readonly isAnswer: boolean;
}

import type { Service } from '#shared/contract/configuration/security.ts';

export interface Packet {
  readonly source: number;
  readonly destination: number;
  readonly service: Service;
  /** An answer comes from the service's port. */
  readonly isAnswer: boolean;
}

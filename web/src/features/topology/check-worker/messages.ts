import type { ExistingNetwork } from '#shared/contract/designs.ts';
import type { Device } from '#shared/contract/device.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { GraphPatch } from './graph-patch.ts';
import type { Extra, Judgement } from './judgement.ts';

/** To the worker: a part of what changed, or the wish to be told. What did not change is not sent again. */
export type CheckMessage =
  | { readonly kind: 'change'; readonly patch: GraphPatch }
  | {
      readonly kind: 'judge';
      readonly requirements?: Requirements;
      readonly existing?: ExistingNetwork | undefined;
      readonly devices?: readonly Device[];
      readonly extra: Extra | undefined;
    };

/** From the worker, once for each `judge`. */
export type CheckAnswer =
  | { readonly kind: 'judgement'; readonly judgement: Judgement }
  | { readonly kind: 'failed'; readonly reason: string };

import * as z from 'zod';
import { transceiverNamed, transceiversFor } from '../../equipment/optics.ts';
import { formatNumber } from '../../vocabulary/counts.ts';

/** The length of a fibre in metres, and what it is made of. */
export const runInputs = {
  lengthM: z.number().optional(),
  distanceM: z.number().optional(),
  riserM: z.number().optional(),
  acrossM: z.number().optional(),
  /** The transceiver that was chosen with the models, or the cable that has its plugs. */
  optic: z.string().optional(),
};

/** How long a fibre is, and what is left of the reach of the transceiver for it, by the grade of the fibre. */
export function runText(
  { lengthM, distanceM = 0, riserM = 0, acrossM = 0, optic: chosen }: z.output<z.ZodObject<typeof runInputs>>,
  mbps: number,
): string {
  if (lengthM === undefined) return '';
  const parts = [
    ...(distanceM > 0 ? [`${formatNumber(distanceM)} m between the buildings`] : []),
    ...(riserM > 0 ? [`${riserM} m of riser`] : []),
    `${acrossM} m across the floor`,
  ].join(' + ');
  const optic = chosen ? transceiverNamed(chosen, lengthM) : transceiversFor(mbps, lengthM, distanceM > 0)[0];
  const reach =
    optic === undefined
      ? (chosen ?? 'beyond the standards')
      : `${optic.standard} reaches ${formatNumber(optic.metres)} m on ${optic.isMultimode ? optic.fibre : 'OS2'}, ${formatNumber(optic.metres - lengthM)} m to spare`;
  return `; ${formatNumber(lengthM)} m of fibre (${parts}): ${reach}`;
}

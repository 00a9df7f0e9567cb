import * as z from 'zod';
import { transceiverFor } from '../../equipment/optics.ts';
import { formatNumber } from '../../vocabulary/counts.ts';

/** The length of a fibre in metres, and what it is made of. */
export const runInputs = {
  lengthM: z.number().optional(),
  distanceM: z.number().optional(),
  riserM: z.number().optional(),
  acrossM: z.number().optional(),
};

/** How long a fibre is, and what is left of the reach of the transceiver for it, by the grade of the fibre. */
export function runText(
  { lengthM, distanceM = 0, riserM = 0, acrossM = 0 }: z.output<z.ZodObject<typeof runInputs>>,
  mbps: number,
): string {
  if (lengthM === undefined) return '';
  const parts = [
    ...(distanceM > 0 ? [`${formatNumber(distanceM)} m between the buildings`] : []),
    ...(riserM > 0 ? [`${riserM} m of riser`] : []),
    `${acrossM} m across the floor`,
  ].join(' + ');
  const optic = transceiverFor(mbps, lengthM);
  const reach =
    optic === undefined
      ? 'beyond the standards'
      : `${optic.standard} reaches ${formatNumber(optic.metres)} m on ${optic.isMultimode ? optic.fibre : 'OS2'}, ${formatNumber(optic.metres - lengthM)} m to spare`;
  return `; ${formatNumber(lengthM)} m of fibre (${parts}): ${reach}`;
}

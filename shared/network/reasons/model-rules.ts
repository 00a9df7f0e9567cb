import * as z from 'zod';
import { rule } from './rule.ts';

const sentence = z.string();

interface Apart {
  readonly maker: string;
  readonly keeps: string;
  readonly isThere?: boolean | undefined;
  readonly keepsTimes?: number | undefined;
}

/** Why a leaf site has another maker than the rest of its domain. */
function apartWords({ maker, keeps, isThere, keepsTimes }: Apart): string {
  const why =
    isThere === true
      ? `Equipment of ${maker} is here already`
      : keepsTimes === undefined
        ? `Nothing of ${keeps} meets the demands of this place`
        : `The cheapest of ${keeps} would cost ${keepsTimes} times the cheapest that fits here`;
  return `${why}: ${maker} makes it instead, since no other site depends on this one and standard protocols alone join it to them.`;
}

/** Why a place has the model that it has, or none. */
export const modelRules = {
  'model-choice': rule(
    z.object({
      /** What its maker makes of the design: `switching and wireless`. */
      domain: z.string(),
      maker: z.string(),
      class: z.string().optional(),
      /**
       * Who makes the rest of the domain, where a leaf site has another maker: for what its equipment has, or since the former’s
       * cheapest would cost so many times the cheapest that fits. Without either, the former has nothing that fits.
       */
      keeps: z.string().optional(),
      isThere: z.boolean().optional(),
      keepsTimes: z.number().optional(),
      /** Over the years of the plan, to the cheapest that fits; absent where a price is not known. */
      times: z.number().optional(),
      cheapest: z.string().optional(),
      /** Set where that is a warning, which says it. */
      isDear: z.boolean().optional(),
      /** What it runs, where no templates write its configuration, and how many times its price it was compared at. */
      system: z.string().optional(),
      countedAs: z.number().optional(),
      /** The cheapest that fits whose configuration they write, and how many times as much that costs. */
      written: z.string().optional(),
      writtenTimes: z.number().optional(),
      /** Which links its ports carry only in bundles: `2 links of 25 Gbit/s from 3 × 10 Gbit/s`. */
      bundles: z.string().optional(),
      /** What is not known of it. */
      doubts: sentence.optional(),
      /** What speaks against it. */
      warnings: sentence.optional(),
    }),
    'The cheapest model that meets the demands, of the maker and family that the network keeps to',
    ({ domain, maker, class: least, times, cheapest, isDear, ...others }) => {
      const { keeps, isThere, keepsTimes, system, countedAs, written, writtenTimes } = others;
      const { bundles, doubts, warnings } = others;
      return [
        `${keeps ?? maker} makes ${domain}${least === undefined ? '' : `, of the class ${least} or better`}.`,
        ...(keeps === undefined ? [] : [apartWords({ maker, keeps, isThere, keepsTimes })]),
        ...(times === undefined || cheapest === undefined || isDear === true
          ? []
          : [
              times > 1
                ? `It costs ${times} times ${cheapest}, the cheapest that fits.`
                : 'Nothing that fits costs less.',
            ]),
        ...(system === undefined
          ? []
          : [
              `No templates write its configuration, that of ${system}: it was compared at ${countedAs} times its price.`,
              written === undefined
                ? 'They write that of nothing that fits.'
                : `They write that of ${written}, at ${writtenTimes} times the price.`,
            ]),
        ...(bundles === undefined
          ? []
          : [`It bundles ports for ${bundles}: with all that is plugged in, it was compared so.`]),
        ...[doubts, warnings].flatMap((said) => said ?? []),
      ].join(' ');
    },
  ),
  'no-model': rule(
    z.object({ reason: sentence }),
    'A place without a model says which demand nothing meets',
    ({ reason }) => reason,
  ),
  'controller-software': rule(
    z.object({
      software: z.string(),
      accessPoints: z.number(),
      /** How many the largest controller manages; 0 where none fits. */
      most: z.number(),
    }),
    'Access points beyond what controllers of their maker manage are managed by its software on a server',
    ({ software, accessPoints, most }) =>
      `${most === 0 ? 'No controller of the catalogue fits' : `One controller manages at most ${most} of the ${accessPoints}`}: ${software} runs on a server, which is not in the plan.`,
  ),
} as const;

import { strFromU8, unzipSync } from 'fflate';
import * as z from 'zod';
import { Requirements } from '../../contract/requirements.ts';
import { Graph } from '../../contract/topology-items.ts';
import { largestTopologyBytes } from '../../contract/topology-limits.ts';

/** What a bundle keeps of the design that it was made of. */
export const Plan = z.object({ requirements: Requirements, graph: Graph });
export type Plan = z.output<typeof Plan>;

/** The plan in a bundle, or in its design.json alone; nothing where there is none. */
export function readPlan(bytes: Uint8Array): Plan | undefined {
  try {
    const json = isZip(bytes) ? designFile(bytes) : bytes;
    return json && Plan.parse(JSON.parse(strFromU8(json)));
  } catch {
    // Neither a zip nor JSON, or the JSON of something else.
    return undefined;
  }
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

function designFile(bytes: Uint8Array): Uint8Array | undefined {
  const files = unzipSync(bytes, {
    // Whatever a file claims to be, no more of it is unpacked than a plan can have.
    filter: ({ name, originalSize }) =>
      /^[^/]+\/design\.json$/.test(name) && originalSize <= largestTopologyBytes,
  });
  return Object.values(files)[0];
}

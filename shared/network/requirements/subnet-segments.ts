import type { Subnet } from '../../contract/topology-items.ts';

const field = /^requirements\.segments\[(\d+)\]$/;

/** The segments that a subnet is for, by their index in the requirements. */
export const segmentsOf = ({ because }: Subnet): number[] =>
  (because?.serves ?? []).flatMap((served) => {
    const index = field.exec(served)?.[1];
    return index === undefined ? [] : [Number(index)];
  });

/** Where the requirements state a segment. */
export const segmentField = (index: number): string => `requirements.segments[${index}]`;

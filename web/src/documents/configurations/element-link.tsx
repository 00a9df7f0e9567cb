import { Link } from 'react-router-dom';
import type { NameOf } from '#shared/network/verification/drop-sentence.ts';

export interface ElementLinkProps {
  readonly id: string;
  readonly nameOf: NameOf;
}

/** A device, link or subnet by its name, which leads to it on the canvas. */
export const ElementLink = ({ id, nameOf }: ElementLinkProps) => (
  <Link to={`../topology?select=${encodeURIComponent(id)}`} relative="path" title="Show it in the topology">
    {nameOf(id)}
  </Link>
);

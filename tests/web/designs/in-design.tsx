import type { ReactNode } from 'react';
import { ShownDesign } from '#web/documents/designs/shown-design.ts';
import { useDesign } from '#web/documents/designs/use-design.ts';

/** A tab below its design, which the design's screen reads for it. */
export function InDesign({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { data } = useDesign(id);
  return data && <ShownDesign value={data.data}>{children}</ShownDesign>;
}

import { originMark } from '../filters/origin-filter.ts';

const opensPart = '\uE003';

/** One line of a rendered configuration, with the elements of the plan that it comes from and the part that wrote it. */
export interface RenderedLine {
  readonly text: string;
  /** Ids of nodes, links and subnets; none for what every device says. */
  readonly from: readonly string[];
  /** The part's feature. */
  readonly part: string;
}

/** From here on, lines are of this part, and come from the device itself until a mark of the filter `origin` says otherwise. */
export const partMark = (feature: string): string => `${opensPart}${feature}${originMark.end}`;

const mark = /(?:\uE000([^\uE002]*)|\uE003([^\uE002]*))\uE002/g;

/**
 * The lines of a rendering without their marks. A mark holds from its own line to the next one; one without elements is for what
 * every device says. `own` are the nodes of the device.
 */
export function readProvenance(rendered: string, own: readonly string[] = []): RenderedLine[] {
  let from: readonly string[] = own;
  let part = '';
  return rendered.split('\n').map((line) => {
    if (!/[\uE000\uE003]/.test(line)) return { text: line, from, part };
    const text = line.replace(mark, (_, elements: string | undefined, feature: string | undefined) => {
      if (feature !== undefined) part = feature;
      from = elements === undefined ? own : elements.split(originMark.separator).filter((id) => id !== '');
      return '';
    });
    return { text, from, part };
  });
}

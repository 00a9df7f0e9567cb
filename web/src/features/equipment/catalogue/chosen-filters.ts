import { facetNames, rangeNames } from '#shared/equipment/facets.ts';
import {
  boundsLabel,
  facetLabels,
  rangeKinds,
  valueLabel,
} from '#web/features/equipment/model/facet-labels.ts';
import type { CatalogueView } from '#web/features/equipment/model/view-address.ts';
import type { ChosenChip } from '#web/ui/facets/chosen-chips.tsx';

/** The facets and ranges that narrow the list, each with what removes it. */
export function chipsOf(
  { facets, ranges }: CatalogueView,
  show: (change: Partial<CatalogueView>) => void,
): ChosenChip[] {
  const ofFacets = facetNames.flatMap((facet) =>
    facets[facet].map((value) => ({
      label: `${facetLabels[facet]}: ${valueLabel(facet, value)}`,
      onRemove: () =>
        show({ facets: { ...facets, [facet]: facets[facet].filter((other) => other !== value) } }),
    })),
  );
  const ofRanges = rangeNames.flatMap((range) => {
    const { min, max } = ranges[range];
    if (min === undefined && max === undefined) return [];
    return [
      {
        label: `${rangeKinds[range].label}: ${boundsLabel(range, ranges[range])}`,
        onRemove: () => show({ ranges: { ...ranges, [range]: {} } }),
      },
    ];
  });
  return [...ofFacets, ...ofRanges];
}

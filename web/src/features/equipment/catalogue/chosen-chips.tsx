import { X } from 'lucide-react';
import { facetNames, rangeNames } from '#shared/equipment/facets.ts';
import {
  boundsLabel,
  facetLabels,
  rangeKinds,
  valueLabel,
} from '#web/features/equipment/model/facet-labels.ts';
import { type CatalogueView, withoutFilters } from '#web/features/equipment/model/view-address.ts';
import button from '#web/ui/button.module.css';
import styles from './chosen-chips.module.css';

export interface ChosenChipsProps {
  readonly view: CatalogueView;
  readonly onShow: (change: Partial<CatalogueView>) => void;
}

/** The active filters, each removable, or all at once. */
export function ChosenChips({ view, onShow }: ChosenChipsProps) {
  const { facets, ranges } = view;
  const chips = [
    ...facetNames.flatMap((facet) =>
      facets[facet].map((value) => ({
        label: `${facetLabels[facet]}: ${valueLabel(facet, value)}`,
        without: { facets: { ...facets, [facet]: facets[facet].filter((other) => other !== value) } },
      })),
    ),
    ...rangeNames.flatMap((range) => {
      const { min, max } = ranges[range];
      if (min === undefined && max === undefined) return [];
      return [
        {
          label: `${rangeKinds[range].label}: ${boundsLabel(range, ranges[range])}`,
          without: { ranges: { ...ranges, [range]: {} } },
        },
      ];
    }),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Filters in use">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`Remove ${label}`}
            onClick={() => onShow(without)}
          >
            {label}
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={button.words} onClick={() => onShow(withoutFilters(view))}>
          Clear all
        </button>
      </li>
    </ul>
  );
}

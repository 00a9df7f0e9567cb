import { LayoutGrid, List } from 'lucide-react';
import type { CatalogueView } from '#web/features/equipment/model/view-address.ts';
import styles from './layout-choice.module.css';

export interface LayoutChoiceProps {
  readonly layout: CatalogueView['layout'];
  readonly onChoose: (layout: CatalogueView['layout']) => void;
}

const layouts = [
  { layout: 'table', label: 'As a table', icon: List },
  { layout: 'cards', label: 'As cards', icon: LayoutGrid },
] as const;

export const LayoutChoice = ({ layout: current, onChoose }: LayoutChoiceProps) => (
  <fieldset className={styles.choice}>
    <legend className="visually-hidden">Show devices</legend>
    {layouts.map(({ layout, label, icon: Icon }) => (
      <button
        key={layout}
        type="button"
        title={label}
        aria-label={label}
        aria-pressed={layout === current}
        onClick={() => onChoose(layout)}
      >
        <Icon size={16} aria-hidden />
      </button>
    ))}
  </fieldset>
);

import { LayoutGrid, List } from 'lucide-react';
import styles from './layout-choice.module.css';

export type ListLayout = 'table' | 'cards';

export interface LayoutChoiceProps {
  /** What is listed: `devices`. */
  readonly noun: string;
  readonly layout: ListLayout;
  readonly onChoose: (layout: ListLayout) => void;
}

const layouts = [
  { layout: 'table', label: 'As a table', icon: List },
  { layout: 'cards', label: 'As cards', icon: LayoutGrid },
] as const;

export const LayoutChoice = ({ noun, layout: current, onChoose }: LayoutChoiceProps) => (
  <fieldset className={styles.choice}>
    <legend className="visually-hidden">Show {noun}</legend>
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

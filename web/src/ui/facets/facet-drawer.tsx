import { Button } from '@aws-amplify/ui-react';
import type { ReactNode } from 'react';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { Drawer } from '#web/ui/drawer.tsx';

export interface FacetDrawerProps {
  readonly total: number;
  /** What is counted: `device`. */
  readonly noun: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The facets where they have no room beside the list, which changes behind them. */
export const FacetDrawer = ({ total, noun, onClose, children }: FacetDrawerProps) => (
  <Drawer
    title="Filters"
    closeLabel="Close the filters"
    side="end"
    onClose={onClose}
    footer={
      <Button variation="primary" isFullWidth onClick={onClose}>
        Show {formatCount(total, noun)}
      </Button>
    }
  >
    {children}
  </Drawer>
);

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './fold.module.css';

export interface FoldProps {
  readonly title: string;
  /** Beside the title: how much there is inside. */
  readonly note?: ReactNode;
  readonly isOpenAtFirst?: boolean;
  /** Open whatever was chosen: on paper nothing can be unfolded. */
  readonly isHeldOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of a long page under its title. The content is drawn once it is opened, so that 200 parts cost 200 lines. */
export function Fold({ title, note, isOpenAtFirst = false, isHeldOpen = false, children }: FoldProps) {
  const [isChosen, setChosen] = useState(isOpenAtFirst);
  const isOpen = isChosen || isHeldOpen;
  return (
    <div className={styles.fold}>
      <button type="button" aria-expanded={isOpen} onClick={() => setChosen(!isChosen)}>
        <ChevronRight size={16} aria-hidden />
        {title} <span>{note}</span>
      </button>
      {isOpen && children}
    </div>
  );
}

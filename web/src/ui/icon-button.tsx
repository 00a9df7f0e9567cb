import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './button.module.css';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'children' | 'aria-label'> {
  /** What it does, to those who do not see the icon. */
  readonly label: string;
  readonly icon: LucideIcon;
  /** In pixels. */
  readonly iconSize?: number;
  readonly size?: 'small' | 'large';
}

/** A button that shows an icon and no words. */
export const IconButton = ({
  label,
  icon: Icon,
  iconSize = 16,
  size = 'small',
  ...button
}: IconButtonProps) => (
  <button type="button" className={styles.icon} data-size={size} aria-label={label} {...button}>
    <Icon size={iconSize} aria-hidden />
  </button>
);

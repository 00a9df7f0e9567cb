import type { LinkedAction } from './actions/action.ts';
import { ButtonLink, type ButtonLinkProps } from './button-link.tsx';

export interface ActionLinkProps extends Omit<ButtonLinkProps, 'to' | 'children'> {
  readonly action: LinkedAction;
}

/** An action that goes somewhere, as a button with its icon and name. */
export const ActionLink = ({ action: { label, icon: Icon, to }, ...button }: ActionLinkProps) => (
  <ButtonLink to={to} {...button}>
    {Icon && <Icon size={16} aria-hidden />}
    {label}
  </ButtonLink>
);

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface ButtonLinkProps {
  readonly to: string;
  readonly variation?: 'primary' | 'link';
  readonly size?: 'small' | 'large';
  readonly state?: unknown;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link that looks like a button: it goes somewhere, so it opens in a new tab too. */
export function ButtonLink({ to, variation, size, state, className = '', children }: ButtonLinkProps) {
  const modifiers = [variation, size].filter(Boolean).map((modifier) => `amplify-button--${modifier}`);
  return (
    <Link to={to} state={state} className={['amplify-button', ...modifiers, className].join(' ').trim()}>
      {children}
    </Link>
  );
}

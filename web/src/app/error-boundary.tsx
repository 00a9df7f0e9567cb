import { Button } from '@aws-amplify/ui-react';
import { Component, type ReactNode } from 'react';
import styles from './error-boundary.module.css';

interface Props {
  readonly children: ReactNode;
  /** The address of the page within the frame that stays. Another one is tried afresh. */
  readonly page?: string;
}

/** What is shown when a page fails to draw. A page's code that cannot be fetched ends here too: after an update, or without a connection. */
export class ErrorBoundary extends Component<Props, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(before: Props) {
    if (before.page !== this.props.page && this.state.error !== undefined)
      this.setState({ error: undefined });
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    const Frame = this.props.page === undefined ? 'main' : 'div';
    return (
      <Frame className={styles.failure} role="alert">
        <h1>This page stopped working</h1>
        <p>
          What you saved is safe. Loading the page again usually helps, also when Netwright was updated while
          it was open here. Without a connection, wait for it first.
        </p>
        <div className={styles.actions}>
          <Button variation="primary" onClick={() => window.location.reload()}>
            Load again
          </Button>
          <Button onClick={() => window.location.assign('/')}>Go to the start page</Button>
        </div>
        <p className={styles.detail}>
          <code>{String(this.state.error)}</code>
        </p>
      </Frame>
    );
  }
}

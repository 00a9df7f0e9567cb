import { useEffect } from 'react';

/** Names the window while the page is shown: `Designs – Netwright`. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} – Netwright` : 'Netwright';
  }, [title]);
}

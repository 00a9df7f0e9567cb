import { useEffect, useState } from 'react';
import { useToast } from './toasts.tsx';

/** Copies a text; `isCopied` for a moment after it has worked. */
export function useCopy(): { readonly copy: (text: string) => void; readonly isCopied: boolean } {
  const [isCopied, setCopied] = useState(false);
  const toast = useToast();
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 1_500);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => toast.error('The browser does not allow copying. Select the text instead.'),
    );
  return { copy, isCopied };
}

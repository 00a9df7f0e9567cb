import { useEffect, useState } from 'react';

/**
 * What a form edits: the document as it is stored when the form opens, not as this browser remembers it. Later reads
 * change no form. Undefined until it has been read.
 */
export function useOpened<Document extends { readonly id: string }>(
  document: Document | undefined,
  isValidating: boolean,
): Document | undefined {
  const [opened, setOpened] = useState<Document>();
  useEffect(() => {
    if (document && !isValidating) setOpened((current) => (current?.id === document.id ? current : document));
  }, [document, isValidating]);
  return opened?.id === document?.id ? opened : undefined;
}

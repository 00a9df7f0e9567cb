import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed: a list may then draw what it leaves out on a screen. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture as soon as the listener returns.
    const begin = () => flushSync(() => setPrinting(true));
    const finish = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', finish);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', finish);
    };
  }, []);
  return isPrinting;
}

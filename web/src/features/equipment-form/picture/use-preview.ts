import { useEffect, useState } from 'react';
import type { Upload } from '#shared/contract/uploads.ts';

/** An address under which the browser shows a file that was not sent yet. */
export function usePreview(upload: Upload | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!upload) return;
    const url = URL.createObjectURL(new Blob([new Uint8Array(upload.bytes)], { type: upload.contentType }));
    setAddress(url);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(url);
    };
  }, [upload]);
  return address;
}

export interface SavedFile {
  readonly blob: Blob;
  readonly fileName: string;
}

/** Hands a file to the browser's own download. */
export function saveFile({ blob, fileName }: SavedFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Firefox reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

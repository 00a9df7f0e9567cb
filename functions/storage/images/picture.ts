export interface Picture {
  readonly bytes: Uint8Array;
  readonly extension: 'png' | 'jpg' | 'webp';
  readonly contentType: 'image/png' | 'image/jpeg' | 'image/webp';
}

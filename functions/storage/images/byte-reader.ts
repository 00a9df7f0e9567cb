/** Of a picture, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads the numbers in a file. `Buffer` throws when read past the end; a view over its bytes allows a check
 * beforehand.
 */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The four letters that name a part of a PNG or a RIFF file. */
export const nameAt = (view: DataView, offset: number): string =>
  String.fromCharCode(
    view.getUint8(offset),
    view.getUint8(offset + 1),
    view.getUint8(offset + 2),
    view.getUint8(offset + 3),
  );

export const isSize = ({ width, height }: Size): boolean => width > 0 && height > 0;

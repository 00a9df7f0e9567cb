/**
 * An Exif block as a telephone writes it: its make, how the picture is to be turned, when it was taken, and where
 * (38° 42' N, 9° 8' W).
 */
export function exifOfPhone(orientation: number, isLittle = true): Uint8Array {
  const block = Buffer.alloc(200);
  const short = (value: number, at: number) =>
    isLittle ? block.writeUInt16LE(value, at) : block.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? block.writeUInt32LE(value, at) : block.writeUInt32BE(value, at);
  const entry = (at: number, tag: number, type: number, count: number) => {
    short(tag, at);
    short(type, at + 2);
    long(count, at + 4);
    return at + 8;
  };
  block.write(isLittle ? 'II' : 'MM', 0, 'latin1');
  short(42, 2);
  long(8, 4);
  // The first directory: make, orientation, time, and where the directory of the place is.
  short(4, 8);
  long(62, entry(10, 0x010f, 2, 10));
  short(orientation, entry(22, 0x0112, 3, 1));
  long(72, entry(34, 0x0132, 2, 20));
  long(92, entry(46, 0x8825, 4, 1));
  block.write('PhoneMaker', 62, 'latin1');
  block.write('2026:11:20 10:00:00\0', 72, 'latin1');
  // The place: latitude north, longitude west.
  short(4, 92);
  block.write('N', entry(94, 1, 2, 2), 'latin1');
  long(146, entry(106, 2, 5, 3));
  block.write('W', entry(118, 3, 2, 2), 'latin1');
  long(170, entry(130, 4, 5, 3));
  for (const [index, value] of [38, 1, 42, 1, 0, 1, 9, 1].entries()) long(value, 146 + index * 4);
  block.write('GPS-LISBON', 186, 'latin1');
  return new Uint8Array(block);
}

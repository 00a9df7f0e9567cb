import { describe, expect, it } from 'vitest';
import { largestImageBytes } from '#shared/contract/equipment-items.ts';
import { contentTypeOf, pictureError } from '#web/documents/equipment/model/check-picture.ts';
import { localDay } from '#web/documents/equipment/model/local-day.ts';
import { errorNames } from '#web/features/equipment-form/model/error-names.ts';
import { rateText } from '#web/features/equipment-form/model/rate-text.ts';
import { aGif, aJpeg, aLossyWebp, aPng } from '../../support/pictures.ts';

describe('throughput as it is typed', () => {
  it.each([
    ['10G', '10000'],
    ['2.5 Gbit/s', '2500'],
    ['1.6T', '1600000'],
    ['550m', '550'],
    ['100 Mbps', '100'],
  ])('%s is %s Mbit/s', (typed, mbps) => {
    expect(rateText(typed)).toBe(mbps);
  });

  it.each(['10000', '', 'fast', '10 GB', '-5G'])('“%s” stays as it is', (typed) => {
    expect(rateText(typed)).toBe(typed);
  });
});

describe('a chosen picture', () => {
  it.each([
    ['image/png', aPng],
    ['image/jpeg', aJpeg],
    ['image/webp', aLossyWebp],
    [undefined, aGif],
    [undefined, new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [undefined, new Uint8Array()],
  ])('is %s by its first bytes', (contentType, bytes) => {
    expect(contentTypeOf(bytes)).toBe(contentType);
  });

  it('may have at most 2 MB', () => {
    const ofSize = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(aPng.subarray(0, 8));
      return { fileName: 'front.png', contentType: 'image/png', bytes };
    };
    expect(pictureError(ofSize(largestImageBytes))).toBeUndefined();
    expect(pictureError(ofSize(largestImageBytes + 1))).toContain('larger than 2 MB');
  });
});

it('every invalid field has its label', () => {
  const paths = [
    'specs.ports[2].speedMbps',
    'specs.wifi.streams',
    'price.asOf',
    'image',
    'specs.ports',
    'body',
  ];
  expect(Object.values(errorNames(paths))).toEqual([
    'Ports, row 3: speed',
    'Spatial streams',
    'Price as of',
    'Picture',
    'Ports',
    'body',
  ]);
});

it('today is the day in the user’s time zone', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

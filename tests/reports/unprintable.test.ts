import { expect, it } from 'vitest';
import { unprintable } from '#shared/reports/scripts.ts';

it('names each character that no font of the report has, once', () => {
  expect(unprintable('Head office, Ставрополь, 東京 서울 مكتب ١٢ קומה ชั้น मुख्य 🏢 ŋ̂ 10.0.0.0/8 ≤ ~')).toEqual(
    [],
  );
  expect(unprintable('საქართველო ა, தமிழ்')).toEqual([...new Set('საქართველოა'), ...new Set('தமிழ்')]);
});

it('takes a letter and its mark for the composed letter', () => {
  expect(unprintable('Bu\u0308ro\nsecond\tline')).toEqual([]);
});

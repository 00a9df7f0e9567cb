import { expect, it } from 'vitest';
import { familiesFor, shortened, words } from '../../../../functions/pdf/words.ts';

it('leaves text alone if the document’s font has its characters', () => {
  expect(words('Łódź, Αθήνα, Київ: 10.0.0.0/21 ≤ /20')).toBe('Łódź, Αθήνα, Київ: 10.0.0.0/21 ≤ /20');
  expect(familiesFor('Łódź, Київ')).toEqual(new Set());
});

it('sets Chinese, Japanese and Korean characters in fonts that have them', () => {
  expect(words('Office 東京本社, 서울 2')).toEqual([
    { text: 'Office ' },
    { text: '東京本社', font: 'Noto Sans SC' },
    { text: ', ' },
    { text: '서울', font: 'Noto Sans KR' },
    { text: ' 2' },
  ]);
  expect(familiesFor('東京 서울')).toEqual(new Set(['Noto Sans SC', 'Noto Sans KR']));
});

it('sets other scripts in fonts that have them, each stretch of words in one run', () => {
  expect(words('HQ مكتب الرياض 3')).toEqual([
    { text: 'HQ ' },
    { text: 'مكتب الرياض', font: 'Noto Sans Arabic' },
    { text: ' 3' },
  ]);
  expect(familiesFor('קומה, मुख्य कार्यालय, ชั้น, 🏢 👨‍👩‍👧, ŋ̂')).toEqual(
    new Set(['Noto Sans Hebrew', 'Noto Sans Devanagari', 'Noto Sans Thai', 'Noto Emoji', 'Noto Sans']),
  );
});

it('keeps the digits of Arabic texts apart, which run from left to right', () => {
  expect(words('طابق ١٢')).toEqual([
    { text: 'طابق', font: 'Noto Sans Arabic' },
    { text: ' ' },
    { text: '١٢', font: 'Noto Sans Arabic' },
  ]);
});

it('composes letters and their marks where a composed letter exists', () => {
  expect(words('Bu\u0308ro')).toBe('Büro');
  expect(words('x\u0331')).toEqual([{ text: 'x\u0331', font: 'Noto Sans' }]);
});

it('breaks Thai between words, though it is written without spaces', () => {
  expect(words('สำนักงานใหญ่')).toEqual([{ text: 'สำนักงาน\u200bใหญ่', font: 'Noto Sans Thai' }]);
});

it('never tears joined letters apart', () => {
  expect(words('م'.repeat(30))).toEqual([{ text: 'م'.repeat(30), font: 'Noto Sans Arabic' }]);
});

it('breaks only words that are wider than a column', () => {
  expect(words('x'.repeat(25))).toBe(`${'x'.repeat(10)}\u200b${'x'.repeat(10)}\u200b${'x'.repeat(5)}`);
  expect(words('HQ-F12-ACC-1 and 10.100.200.100/26')).toBe('HQ-F12-ACC-1 and 10.100.200.100/26');
});

it('never breaks a letter of two code units in half', () => {
  const broken = [words('🏢'.repeat(25))].flat().map((run) => (typeof run === 'string' ? run : run.text));
  expect(broken.length).toBeGreaterThan(1);
  for (const text of broken) expect(text.isWellFormed()).toBe(true);
});

it('shortens to a width, in which East Asian letters count twice', () => {
  expect(shortened('Headquarters', 12)).toBe('Headquarters');
  expect(shortened('Headquarters', 6)).toBe('Headqu…');
  expect(shortened('東京本社', 4)).toBe('東京…');
});

import { afterEach, expect, test } from 'vitest';
import { uncovered } from '#web/features/topology/canvas/uncovered.ts';

afterEach(() => document.body.replaceChildren());

/** The details of what is chosen, so wide, and the panel of views where it is open. */
function open(details: number, views = 0) {
  document.body.innerHTML = `<div data-canvas-area>${views > 0 ? '<div data-view-panel></div>' : ''}<aside style="position: absolute"></aside></div>`;
  const wide = (selector: string, value: number) => {
    const element = document.querySelector(selector);
    if (element) Object.defineProperty(element, 'clientWidth', { value });
  };
  wide('aside', details);
  wide('[data-view-panel]', views);
}

test('all of a canvas is free where nothing lies over it', () => {
  expect(uncovered({ width: 1_200, height: 700 })).toEqual({ width: 1_200, height: 700 });
});

test.each([
  ['the details beside it', 320, 0, { width: 880, height: 700 }],
  ['the details and the panel of views', 320, 272, { width: 596, height: 700 }],
])('%s take from its width', (_, details, views, free) => {
  open(details, views);
  expect(uncovered({ width: 1_200, height: 700 })).toEqual(free);
});

test('the details of a phone take the lower part of it', () => {
  open(390);
  expect(uncovered({ width: 390, height: 600 })).toEqual({ width: 390, height: 270 });
});

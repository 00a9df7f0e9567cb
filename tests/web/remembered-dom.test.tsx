import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

const shown = () => screen.queryByRole('button', { name: 'Inner' }) !== null;
const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
const styleOf = (id: string) => getComputedStyle(element(id));

beforeEach(() => {
  render(
    <>
      <div id="outer">
        <div id="middle">
          <button type="button" id="inner">
            Inner
          </button>
        </div>
      </div>
      <div id="other" />
      <label htmlFor="field">By its id</label>
      <input id="field" />
      <label>
        Around it <select id="choice" />
      </label>
    </>,
  );
  expect(shown()).toBe(true);
});

test('a style is worked out once, whatever changes elsewhere', () => {
  const before = styleOf('inner');
  element('other').hidden = true;
  element('other').append('text');
  expect(styleOf('inner')).toBe(before);
  expect(styleOf('other').display).toBe('none');
});

test('an element that is hidden, or anything above it, is hidden until it is shown again', () => {
  for (const id of ['inner', 'middle', 'outer']) {
    element(id).hidden = true;
    expect(shown(), id).toBe(false);
    element(id).hidden = false;
    expect(shown(), id).toBe(true);
    element(id).style.visibility = 'hidden';
    expect(styleOf('inner').getPropertyValue('visibility'), id).toBe('hidden');
    expect(shown(), id).toBe(false);
    element(id).removeAttribute('style');
    expect(shown(), id).toBe(true);
  }
});

test('an element that moves has the style of where it stands', () => {
  element('other').hidden = true;
  expect(styleOf('other').display).toBe('none');
  element('other').append(element('middle'));
  expect(shown()).toBe(false);
  element('other').hidden = false;
  element('other').style.visibility = 'hidden';
  expect(styleOf('inner').visibility).toBe('hidden');
  const taken = element('inner');
  element('middle').remove();
  element('outer').append(taken);
  expect(shown()).toBe(true);
});

test('a style sheet that is added, changed or removed is heard of', () => {
  const sheet = document.createElement('style');
  sheet.textContent = '#middle { display: none }';
  document.head.append(sheet);
  expect(shown()).toBe(false);
  sheet.textContent = '#middle { display: flex }';
  expect(shown()).toBe(true);
  expect(styleOf('middle').display).toBe('flex');
  sheet.remove();
  expect(styleOf('middle').display).toBe('block');
});

test('a field has the labels that name it or stand around it, now', () => {
  expect(screen.getByRole('textbox', { name: 'By its id' })).toBe(element('field'));
  expect(screen.getByRole('combobox', { name: 'Around it' })).toBe(element('choice'));
  element('field').id = 'renamed';
  expect(screen.queryByLabelText('By its id')).toBeNull();
  element('choice').id = 'field';
  expect(screen.getByRole('combobox', { name: 'By its id Around it' })).toBe(element('field'));
  element('renamed').setAttribute('type', 'hidden');
  expect(element('renamed')).toHaveProperty('labels', null);
});

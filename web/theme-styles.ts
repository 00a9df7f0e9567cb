import type { Plugin } from 'vite';
import { theme } from './src/app/theme.ts';

/** Amplify UI components whose tokens reach the browser; the theme holds some 60 more that the site does not draw. */
const components = new Set([
  'alert',
  'badge',
  'button',
  'card',
  'checkbox',
  'checkboxfield',
  'field',
  'fieldcontrol',
  'fieldgroup',
  'fieldmessages',
  'fieldset',
  'flex',
  'heading',
  'icon',
  'input',
  'link',
  'loader',
  'passwordfield',
  'radio',
  'radiogroup',
  'select',
  'selectfield',
  'sliderfield',
  'stepperfield',
  'switchfield',
  'table',
  'text',
  'textareafield',
  'textfield',
  'togglebutton',
  'togglebuttongroup',
]);

const id = 'virtual:theme.css';

/** Names tokens of a theme, which has none here: without the words of other alphabets, 1.5 KB of the first load. */
const kebabCase = 'lodash/kebabCase.js';
const plainKebabCase =
  "export default (words) => words.replace(/([a-z])([A-Z])/g, '$1-$2').replace(/[ .]+/g, '-').toLowerCase();";

/**
 * The library reads its default theme, 75 KB of tokens, to translate style properties such as `padding="small"`. The site
 * styles by class, so components get a theme without tokens and with one breakpoint.
 */
const themeless = new Map([
  [
    'defaultTheme.mjs',
    "export const defaultTheme = { name: 'netwright', breakpoints: { values: { base: 0 }, defaultBreakpoint: 'base' }, tokens: {} };",
  ],
  [
    'createTheme/createTheme.mjs',
    "import { defaultTheme } from '../defaultTheme.mjs'; export const createTheme = () => defaultTheme;",
  ],
]);

const classNames = 'types/primitives/componentClassName.mjs';

/** The library's table of class names as a module of constants, of which a page loads those that it reads. */
const namesOneByOne = (table: string): string =>
  table
    .replace(/^const ComponentClassName = \{$/m, '')
    .replace(/^ {4}(\w+): ('[\w-]+'),$/gm, 'export const $1 = $2;')
    .replace(/^\};$/m, '')
    .replace(
      /^export \{ ComponentClassName \};$/m,
      "export * as ComponentClassName from './componentClassName.mjs';",
    );

/**
 * The Amplify UI theme as a style sheet made while building. Its ThemeProvider would write the same text into the
 * page with a script, which a strict `style-src` forbids and which costs every visitor the theme's source.
 */
export function themeStyles(): Plugin {
  return {
    name: 'theme-styles',
    enforce: 'pre',
    resolveId: (source) => (source === id || source === kebabCase ? `\0${source}` : undefined),
    load: (source) => {
      if (source === `\0${kebabCase}`) return plainKebabCase;
      if (source === `\0${id}`) return `@layer amplify.base {\n${used(theme.cssText)}\n}`;
      return themeless.get(source.split('/@aws-amplify/ui/dist/esm/theme/')[1] ?? '');
    },
    transform: (code, source) => (source.endsWith(classNames) ? namesOneByOne(code) : undefined),
  };
}

const used = (css: string): string =>
  css
    .split('\n')
    .filter((line) => {
      const component = /^--amplify-components-([a-z]+)/.exec(line.trim())?.[1];
      return component === undefined || components.has(component);
    })
    .join('\n');

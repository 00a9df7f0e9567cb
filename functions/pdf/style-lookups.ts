import styling from 'pdfmake/js/StyleContextStack.js';

const Styles = 'default' in styling ? styling.default : styling;
const { getStyleProperty } = Styles;

/**
 * Makes pdfmake look up how a word looks without putting it onto the stack of its surroundings each time: it asks 24 times for
 * each word, and most name no style.
 */
function lookUp(...[node, stack, property, otherwise]: Parameters<typeof getStyleProperty>): unknown {
  if (node.style !== undefined) return getStyleProperty(node, stack, property, otherwise);
  return node[property] ?? stack?.getProperty(property) ?? otherwise;
}

/** Styles of ours extend no others, which pdfmake would look for. */
function innermost(this: InstanceType<typeof Styles>, property: string): unknown {
  const { styleOverrides, styleDictionary, defaultStyle } = this;
  for (let index = styleOverrides.length - 1; index >= 0; index -= 1) {
    const style = styleOverrides[index];
    const value = (typeof style === 'string' ? styleDictionary[style] : style)?.[property];
    if (value !== undefined && value !== null) return value;
  }
  return defaultStyle[property];
}

// Tests load this file again beside the same pdfmake.
if (getStyleProperty.name !== lookUp.name) {
  Styles.getStyleProperty = lookUp;
  Styles.prototype.getProperty = innermost;
}

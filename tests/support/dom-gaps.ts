/** Browser features that jsdom lacks, as far as the site needs them. */
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.removeAttribute('open');
};
// jsdom's style sheet hides a popover, as browsers do, and has no way to show it.
HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
  this.style.display = 'block';
};
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};
// jsdom reports an error where a browser returns a value; axe needs it.
HTMLCanvasElement.prototype.getContext = () => null;
// jsdom calls itself Safari, whose selection CodeMirror asks for in this way.
document.execCommand ??= () => false;
// CodeMirror adopts its style sheet where it can, and else writes a style element into its shadow root. jsdom applies that to the
// whole document and keeps it when the editor has gone, so that each later style of the worker would be matched against it.
ShadowRoot.prototype.adoptedStyleSheets ??= [];
// CodeMirror measures its text.
Range.prototype.getClientRects ??= () => document.createElement('i').getClientRects();
Range.prototype.getBoundingClientRect ??= () => new DOMRect();

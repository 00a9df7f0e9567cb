/** What browsers have and jsdom has not, as far as the site needs it. */
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.removeAttribute('open');
};
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};
// jsdom complains where a browser would answer; axe asks for it.
HTMLCanvasElement.prototype.getContext = () => null;

/** A page with nothing but a link, which opens CodeMirror with a template; its code is fetched when the pointer is there. */
export {};

const link = document.createElement('a');
link.href = '#editor';
link.textContent = 'Open';
document.body.append(link);

link.addEventListener('pointerover', () => void import('./code-mirror.ts'));
link.addEventListener('click', async () => {
  const reading = fetch('/template.txt').then((read) => read.text());
  const [{ openEditor }, text] = await Promise.all([import('./code-mirror.ts'), reading]);
  openEditor(document.body, text);
});

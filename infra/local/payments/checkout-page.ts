import { testCards } from './cards.ts';

/** What a page for entering a card says. Texts are plain, not HTML. */
export interface CardPage {
  readonly title: string;
  readonly lead: string;
  /** What is paid, such as "USD 29.00". */
  readonly amount?: string;
  readonly email: string;
  /** Where the form goes. */
  readonly action: string;
  readonly submit: string;
  /** Where "Cancel" leads. */
  readonly cancel?: string | undefined;
  /** What went wrong with the last attempt. */
  readonly problem?: string | undefined;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (found) => entities[found] ?? '');

const style = `
:root{color-scheme:light dark;--ink:light-dark(#16202b,#e8edf2);--soft:light-dark(#566575,#9fb0c0);
--paper:light-dark(#fff,#17202a);--ground:light-dark(#eef2f6,#0d141b);--line:light-dark(#c9d3dd,#3a4957);
--accent:light-dark(#0b6e69,#4fc3b8);--on-accent:light-dark(#fff,#06221f);--bad:light-dark(#a8201a,#ff9a92)}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--ground);
color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{width:min(28rem,100%);background:var(--paper);border:1px solid var(--line);border-radius:1rem;padding:1.75rem}
h1{font-size:1.25rem;margin:0}
p{margin:.25rem 0 0;color:var(--soft)}
.amount{font-size:2rem;font-weight:650;color:var(--ink);font-variant-numeric:tabular-nums}
.problem{margin-top:1rem;padding:.75rem 1rem;border:1px solid var(--bad);border-radius:.5rem;color:var(--bad)}
fieldset{border:0;margin:1.25rem 0 0;padding:0;display:grid;gap:.5rem}
legend{font-weight:600;padding:0;margin-bottom:.5rem}
.card{display:grid;grid-template-columns:auto 1fr;gap:.1rem .75rem;align-items:center;border:1px solid var(--line);
border-radius:.5rem;padding:.5rem .75rem;cursor:pointer}
.card:has(:checked){border-color:var(--accent);outline:1px solid var(--accent)}
label small{grid-column:2;color:var(--soft);font-variant-numeric:tabular-nums}
.own{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;margin-top:.75rem}
.own label:first-child{grid-column:1/-1}
.own label{display:grid;gap:.25rem;font-size:.9rem}
input[type=text]{width:100%;font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:.5rem;
padding:.6rem .75rem;min-height:2.75rem}
.actions{display:flex;gap:.75rem;align-items:center;margin-top:1.5rem}
button{flex:1;font:inherit;font-weight:600;border:0;border-radius:.5rem;min-height:2.75rem;background:var(--accent);
color:var(--on-accent);cursor:pointer}
a{color:var(--accent);padding:.6rem}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
footer{margin-top:1.25rem;font-size:.85rem;color:var(--soft)}
`;

const spaced = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ');

/** The page on which a card is chosen or typed in. It works without scripts. */
export function cardPage({ title, lead, amount, email, action, submit, cancel, problem }: CardPage): string {
  const choices = testCards.map(
    ({ id, label, number, cvv }, index) =>
      `<label class="card"><input type="radio" name="card" value="${id}"${
        index === 0 ? ' checked' : ''
      }> ${escaped(label)}<small>${spaced(number)}, CVV ${cvv}</small></label>`,
  );
  return page(
    title,
    `<h1>${escaped(title)}</h1><p>${escaped(lead)}</p>
${amount ? `<p class="amount">${escaped(amount)}</p>` : ''}<p>${escaped(email)}</p>
${problem ? `<p class="problem" role="alert">${escaped(problem)}</p>` : ''}
<form method="post" action="${escaped(action)}">
<fieldset><legend>Test card</legend>
${choices.join('\n')}
<label class="card"><input type="radio" name="card" value="own"> The card below</label>
<div class="own">
<label>Card number <input type="text" name="number" inputmode="numeric" autocomplete="cc-number" placeholder="4084 0840 8408 4081"></label>
<label>Expiry (MM/YY) <input type="text" name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="12/34"></label>
<label>CVV <input type="text" name="cvv" inputmode="numeric" autocomplete="cc-csc" placeholder="408"></label>
</div></fieldset>
<div class="actions"><button>${escaped(submit)}</button>${
      cancel ? `<a href="${escaped(cancel)}">Cancel</a>` : ''
    }</div></form>
<footer>The payment provider on this machine. No money moves.</footer>`,
  );
}

/** A page that only says something. */
export const notePage = (title: string, text: string): string =>
  page(title, `<h1>${escaped(title)}</h1><p>${escaped(text)}</p>`);

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title><style>${style}</style></head><body><main>${content}</main></body></html>`;

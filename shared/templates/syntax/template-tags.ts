import { type TemplateToken, templateTokens } from './template-tokens.ts';

/** A token inside a tag with its text. */
export interface TagToken {
  readonly kind: TemplateToken['kind'];
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** `{{ … }}`, or `{% keyword … %}`. */
export interface TemplateTag {
  /** Empty for what is printed. */
  readonly keyword: string;
  /** Without brackets and keyword. */
  readonly tokens: readonly TagToken[];
  readonly from: number;
  readonly to: number;
}

/** The tags of a template in order; text, comments and raw blocks are left out. */
export function templateTags(template: string): TemplateTag[] {
  const tags: TemplateTag[] = [];
  let inside: TagToken[] = [];
  let from = 0;
  const close = (to: number): void => {
    const isStatement = template.startsWith('{%', from);
    const [first, ...rest] = inside;
    tags.push({
      keyword: isStatement ? (first?.text ?? '') : '',
      tokens: isStatement ? rest : inside,
      from,
      to,
    });
    inside = [];
  };
  let isOpen = false;
  for (const { kind, from: start, to } of templateTokens(template)) {
    if (kind === 'open') {
      from = start;
      isOpen = true;
    } else if (kind === 'close') {
      close(to);
      isOpen = false;
    } else if (isOpen) {
      inside.push({ kind, text: template.slice(start, to), from: start, to });
    }
  }
  if (isOpen) close(template.length);
  return tags;
}

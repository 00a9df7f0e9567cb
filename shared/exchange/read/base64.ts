import { UnreadableFile } from './unreadable-file.ts';

/* RFC 4648, section 4, here because neither `atob` nor `Buffer` is in every place where this code runs. */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const values = new Map([...alphabet].map((character, value) => [character.charCodeAt(0), value]));

/** White space is skipped. @throws UnreadableFile where the text is not Base64. */
export function fromBase64(text: string): Uint8Array {
  const packed = text.replaceAll(/\s+/g, '').replace(/={1,2}$/, '');
  const bytes = new Uint8Array(Math.floor((packed.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (let index = 0; index < packed.length; index += 1) {
    const value = values.get(packed.charCodeAt(index));
    if (value === undefined) throw new UnreadableFile('The packed part of the file is damaged.');
    bits = ((bits << 6) | value) & 0xffffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at] = (bits >> held) & 0xff;
    at += 1;
  }
  return bytes;
}

export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const left = Math.min(3, bytes.length - at);
    const bits = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let digit = 0; digit < 4; digit += 1)
      parts.push(digit > left ? '=' : alphabet.charAt((bits >> (18 - 6 * digit)) & 63));
  }
  return parts.join('');
}

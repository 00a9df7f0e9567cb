/** Percent-encodes all but RFC 3986's unreserved characters, as Signature Version 4 counts them. */
export function encodeRfc3986(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The same for a path: slashes stay. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeRfc3986).join('/');
}

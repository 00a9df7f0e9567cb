/** A content type's media type and charset, both in lower case (RFC 9110, section 8.3). */
export function contentType(header = ''): { type: string; charset: string | undefined } {
  const [type = '', ...parameters] = header.toLowerCase().split(';');
  const charset = parameters
    .map((parameter) => /^\s*charset="?([^"\s]*)"?\s*$/.exec(parameter)?.[1])
    .find((value) => value !== undefined);
  return { type: type.trim(), charset: charset === 'utf8' ? 'utf-8' : charset };
}

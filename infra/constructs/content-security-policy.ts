export interface PolicyOrigins {
  /** Where the browser signs in: `https://cognito-idp.us-east-1.amazonaws.com`. */
  readonly identity: string;
  /** Where signed links to large reports lead. */
  readonly reports: string;
}

/** The site's Content-Security-Policy: its own code only, and connections to nowhere else. */
export function contentSecurityPolicy({ identity, reports }: PolicyOrigins): string {
  const directives = {
    'default-src': [self],
    // The template engine is WebAssembly. This allows compiling it, and no evaluation of JavaScript.
    'script-src': [self, "'wasm-unsafe-eval'"],
    'worker-src': [self],
    // Style objects are set through the DOM, which needs no permission; nothing writes style elements.
    'style-src': [self],
    // blob: shows a picture in its form before it is uploaded (URL.createObjectURL).
    'img-src': [self, 'data:', 'blob:'],
    'font-src': [self],
    'connect-src': [self, identity, reports],
    'form-action': [self, 'https://checkout.paystack.com'],
    'base-uri': [self],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const self = "'self'";

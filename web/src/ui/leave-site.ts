/** Goes to a page of another site, which may come back. Only to addresses of the web. */
export function leaveSite(address: string): void {
  if (/^https?:$/.test(new URL(address).protocol)) window.location.assign(address);
}

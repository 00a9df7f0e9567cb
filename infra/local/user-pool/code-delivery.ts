/** Where a code went, as much of it as the service shows: `a***@e***`. */
export function codeDelivery(address: string) {
  const Destination = address
    .trim()
    .toLowerCase()
    .replace(/^(.)[^@]*@?(.?).*$/s, '$1***@$2***');
  return { Destination, DeliveryMedium: 'EMAIL', AttributeName: 'email' };
}

import { wholeBetween } from './figure.ts';

/** A VLAN's number (IEEE 802.1Q): 0 and 4095 are reserved. */
export const VlanId = wholeBetween(1, 4094);

/** The number of an autonomous system: four octets (RFC 6793), of which 0 is reserved (RFC 7607). */
export const AsNumber = wholeBetween(1, 4_294_967_295);

import type { Interface, PortAuthentication } from '../../../contract/configuration/interfaces.ts';

/** Three requests ten seconds apart, then MAC bypass or the guest VLAN; again once a day. Default. */
const patience = { attempts: 3, attemptSeconds: 10, reauthenticateSeconds: 86_400 } as const;

/**
 * What becomes of hosts on each port that authenticates; where no RADIUS server is planned, none does. `guestVlans` are those
 * that the device carries.
 */
export const withAuthentication = (
  row: Interface,
  hasRadius: boolean,
  guestVlans: readonly number[],
): Interface => {
  const { switchport } = row;
  if (switchport === undefined || switchport.dot1x === 'none') return row;
  const { access, voice, dot1x } = switchport;
  if (!hasRadius || access === undefined) return { ...row, switchport: { ...switchport, dot1x: 'none' } };
  const hasPeople = dot1x === 'authenticate' || voice !== undefined;
  const [guestVlan] = guestVlans.filter((vlan) => hasPeople && vlan !== access);
  const authentication: PortAuthentication = {
    hosts: voice === undefined ? 'one' : 'one-and-phone',
    ...(guestVlan !== undefined && { guestVlan }),
    criticalVlan: access,
    ...patience,
  };
  return { ...row, switchport: { ...switchport, authentication } };
};

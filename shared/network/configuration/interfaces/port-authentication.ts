import { onceEach } from '../../../caching/once-each.ts';
import type { PortAuthentication, Switchport } from '../../../contract/configuration/interfaces.ts';

/** Three requests ten seconds apart, then MAC bypass or the guest VLAN; again once a day. Default. */
const patience = { attempts: 3, attemptSeconds: 10, reauthenticateSeconds: 86_400 } as const;

/**
 * What becomes of hosts on each port that authenticates; where no RADIUS server is planned, none does. `guestVlans` are those
 * that the device carries. Ports that are alike are said once.
 */
export const authenticating = (
  hasRadius: boolean,
  guestVlans: readonly number[],
): ((switchport: Switchport) => Switchport) =>
  onceEach((switchport) => {
    const { access, voice, dot1x } = switchport;
    if (dot1x === 'none') return switchport;
    if (!hasRadius || access === undefined) return { ...switchport, dot1x: 'none' };
    const hasPeople = dot1x === 'authenticate' || voice !== undefined;
    const [guestVlan] = guestVlans.filter((vlan) => hasPeople && vlan !== access);
    const authentication: PortAuthentication = {
      hosts: voice === undefined ? 'one' : 'one-and-phone',
      ...(guestVlan !== undefined && { guestVlan }),
      criticalVlan: access,
      ...patience,
    };
    return { ...switchport, authentication };
  });

import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type {
  Interface,
  PortAuthentication,
  Switchport,
} from '../../../contract/configuration/interfaces.ts';

/** How ports authenticate: those that do it alike share one row. */
export interface AuthenticationRow {
  /** From 1. */
  readonly number: number;
  readonly mode: Switchport['dot1x'];
  readonly hosts: PortAuthentication['hosts'];
  readonly guestVlan: number | null;
  readonly criticalVlan: number;
  readonly attempts: number;
  readonly from: readonly string[];
}

/** What frames are marked with where nobody is trusted to have marked them: ports that do it alike share one row. */
export interface MarkingRow {
  /** From 1. */
  readonly number: number;
  /** Each VLAN of the port with its mark; null where marks are kept, as a phone's are. */
  readonly vlans: readonly { readonly vlan: number; readonly dscp: number | null }[];
  /** Of all other frames. */
  readonly other: number;
  /** Whether the marks of some VLAN are kept. */
  readonly keeps: boolean;
  readonly from: readonly string[];
}

export interface AccessPolicies {
  readonly authentications: readonly AuthenticationRow[];
  readonly markings: readonly MarkingRow[];
  authenticationOf(row: Interface): AuthenticationRow | undefined;
  markingOf(row: Interface): MarkingRow | undefined;
}

export function accessPolicies(device: DeviceConfiguration): AccessPolicies {
  const dscpOf = new Map((device.qosMarkings ?? []).map(({ vlan, dscp }) => [vlan, dscp]));
  const authentications = new Map<string, AuthenticationRow>();
  const markings = new Map<string, MarkingRow>();
  const authenticationKey = ({ switchport }: Interface): string =>
    JSON.stringify([
      switchport?.dot1x,
      { ...switchport?.authentication, attemptSeconds: 0, reauthenticateSeconds: 0 },
    ]);
  const markingKey = (row: Interface): string => JSON.stringify(marksOf(row, dscpOf));
  for (const row of device.interfaces) {
    const { switchport } = row;
    const key = authenticationKey(row);
    if (switchport?.authentication && !authentications.has(key)) {
      const { hosts, guestVlan, criticalVlan, attempts } = switchport.authentication;
      authentications.set(key, {
        number: authentications.size + 1,
        mode: switchport.dot1x,
        hosts,
        guestVlan: guestVlan ?? null,
        criticalVlan,
        attempts,
        from: row.from,
      });
    }
    const marks = marksOf(row, dscpOf);
    if (marks && !markings.has(markingKey(row)))
      markings.set(markingKey(row), { number: markings.size + 1, ...marks, from: row.from });
  }
  return {
    authentications: [...authentications.values()],
    markings: [...markings.values()],
    authenticationOf: (row) =>
      row.switchport?.authentication ? authentications.get(authenticationKey(row)) : undefined,
    markingOf: (row) => markings.get(markingKey(row)),
  };
}

function marksOf(
  { switchport, trust, ipv4, ipv6 }: Interface,
  dscpOf: ReadonlyMap<number, number>,
): Omit<MarkingRow, 'number' | 'from'> | undefined {
  if (trust === undefined || trust === 'dscp') return undefined;
  if (!switchport) return ipv4.length + ipv6.length > 0 ? { vlans: [], other: 0, keeps: false } : undefined;
  const { mode, access, voice, native, allowed } = switchport;
  const untagged = mode === 'access' ? access : native;
  const tagged = mode === 'access' ? (voice === undefined ? [] : [voice]) : allowed;
  return {
    vlans: tagged
      .filter((vlan) => vlan !== untagged)
      .map((vlan) => ({ vlan, dscp: trust === 'phone' && vlan === voice ? null : (dscpOf.get(vlan) ?? 0) })),
    other: untagged === undefined ? 0 : (dscpOf.get(untagged) ?? 0),
    keeps: trust === 'phone' && mode === 'access' && voice !== undefined && voice !== access,
  };
}

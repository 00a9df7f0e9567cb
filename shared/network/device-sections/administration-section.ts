import { listCell, textCell } from '../control-plane/sections/cell.ts';
import { columnsOf } from '../control-plane/sections/plane-section.ts';
import type { DeviceSection } from './device-section.ts';
import { serviceText } from './service-text.ts';

export const administrationSection: DeviceSection = {
  id: 'administration',
  title: 'Administration',
  noun: 'administration setting',
  note: 'Secrets are variables: whoever deploys fills them in. Nobody else than stated is answered.',
  columns: columnsOf([
    ['signIn', 'Sign-in', 'subject'],
    ['protocols', 'Protocols', 'setting'],
    ['from', 'Allowed from', 'setting'],
    ['local', 'Local account', 'setting'],
    ['idle', 'Signed out after', 'setting'],
    ['snmp', 'SNMPv3', 'setting'],
  ]),
  rows: ({ administration }) => {
    if (administration === undefined) return [];
    const { signIn, protocols, allowedFrom, localUser, idleSeconds, snmp, from } = administration;
    return [
      {
        cells: [
          listCell(signIn.map((kind) => signInNames[kind])),
          listCell(protocols.map(serviceText)),
          listCell(allowedFrom, 'Nowhere'),
          textCell(`${localUser.name}, ${localUser.secret}`),
          textCell(`${idleSeconds} s`),
          listCell(
            snmp === undefined
              ? []
              : [
                  `User ${snmp.user}`,
                  `SHA-256: ${snmp.authenticationSecret}`,
                  `AES-128: ${snmp.privacySecret}`,
                ],
            'Off',
          ),
        ],
        from,
      },
    ];
  },
};

const signInNames = { tacacs: 'TACACS+', local: 'Local account' } as const;

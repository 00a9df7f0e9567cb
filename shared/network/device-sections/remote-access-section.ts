import { listCell, textCell } from '../control-plane/sections/cell.ts';
import { columnsOf } from '../control-plane/sections/plane-section.ts';
import type { DeviceSection } from './device-section.ts';
import { serviceText } from './service-text.ts';

export const remoteAccessSection: DeviceSection = {
  id: 'remote-access',
  title: 'Remote access',
  noun: 'remote access',
  note: 'People who work from elsewhere: IPsec with IKEv2. The certificate is a secret that whoever deploys fills in.',
  columns: columnsOf([
    ['pool', 'Pool', 'subject'],
    ['listens', 'Answers on', 'setting'],
    ['protocols', 'Protocols', 'setting'],
    ['proposals', 'Proposals', 'setting'],
    ['signIn', 'Sign-in', 'setting'],
    ['certificate', 'Certificate', 'setting'],
    ['routes', 'Through the tunnel', 'setting'],
    ['dns', 'DNS servers', 'setting'],
  ]),
  rows: ({ remoteAccess }) =>
    remoteAccess === undefined
      ? []
      : [
          {
            cells: [
              textCell(`${remoteAccess.pool}, own address ${remoteAccess.address}`),
              listCell(remoteAccess.listens),
              listCell(remoteAccess.protocols.map(serviceText)),
              listCell([`IKE ${remoteAccess.ikeProposal}`, `ESP ${remoteAccess.espProposal}`]),
              textCell(remoteAccess.signIn === 'radius' ? 'At the RADIUS servers' : 'At the device'),
              textCell(remoteAccess.certificate),
              listCell(remoteAccess.routes),
              listCell(remoteAccess.dnsServers),
            ],
            from: remoteAccess.from,
          },
        ],
};

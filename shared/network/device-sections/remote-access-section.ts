import type { RemoteAccess } from '../../contract/configuration/remote-access.ts';
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
              listCell(
                familiesOf(remoteAccess).map(({ pool, address }) => `${pool}, own address ${address}`),
              ),
              listCell(remoteAccess.listens),
              listCell(remoteAccess.protocols.map(serviceText)),
              listCell([`IKE ${remoteAccess.ikeProposal}`, `ESP ${remoteAccess.espProposal}`]),
              textCell(remoteAccess.signIn === 'radius' ? 'At the RADIUS servers' : 'At the device'),
              textCell(remoteAccess.certificate),
              listCell(familiesOf(remoteAccess).flatMap(({ routes }) => routes)),
              listCell(familiesOf(remoteAccess).flatMap(({ dnsServers }) => dnsServers)),
            ],
            from: remoteAccess.from,
          },
        ],
};

const familiesOf = (own: RemoteAccess): Pick<RemoteAccess, 'pool' | 'address' | 'routes' | 'dnsServers'>[] =>
  own.ipv6 === undefined ? [own] : [own, own.ipv6];

import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import { clusteringOf } from '../../equipment/clustering.ts';
import { isJunosEvolved } from '../../equipment/junos-ports.ts';
import { isStack } from '../../network/graph/clusters.ts';
import type { Dialect, NamedInterface } from './dialect.ts';

const ownPort = /^(ge|mge|xe|et)-\d+\/\d+\/\d+$/;

/** Juniper Junos 22 and later: EX and QFX switches, SRX firewalls, MX and ACX routers. */
export const junos: Dialect = {
  id: 'junos',
  label: 'Juniper Junos',
  extension: 'conf',
  comment: '#',
  syntax: 'braces',
  interfaceName(row, device) {
    switch (row.kind) {
      case 'port':
        if (row.vrf !== undefined) return management(row, device);
        if (row.parent !== undefined) return `${row.parent}.${row.tag}`;
        if (row.shared !== undefined) return `reth${row.shared}`;
        return ownPort.test(row.name) || isControlPort(row.name, device) ? row.name : `ge-0/0/${row.place}`;
      case 'aggregate':
        if (row.shared !== undefined) return `reth${row.shared}`;
        return row.mode === 'active-standby' ? `ae${200 + row.number}` : `ae${row.number}`;
      case 'subinterface':
        return `${row.parent}.${row.tag}`;
      case 'vlan':
        return row.parent === undefined ? `irb.${row.vlan}` : `${row.parent}.${row.vlan}`;
      case 'bridge':
        return `irb.${4_000 + row.number}`;
      case 'loopback':
        return `lo0.${row.number}`;
      case 'tunnel':
        return `st0.${row.number}`;
    }
  },
};

/** A port by which the members of a cluster lead each other, which no statement names. */
const isControlPort = (name: string, { model = '', members }: DeviceConfiguration): boolean =>
  members.length > 1 && clusteringOf({ manufacturer: 'Juniper', model })?.control === name;

/** Of one chassis each: `fxp0` of a router or firewall, `me0` of an EX, `em0` of a QFX or EX4600; `vme` of a virtual chassis. */
function management({ number }: NamedInterface, { kind, model, members }: DeviceConfiguration): string {
  const second = members.length > 1 && number > 1 ? `:node${number - 1}` : '';
  if (model !== undefined && isJunosEvolved(model)) return 're0:mgmt-0';
  if (kind !== 'switch') return `fxp0${second}`;
  if (isStack({ kind, members })) return 'vme';
  return /^(QFX|EX46)/.test(model ?? '') ? 'em0' : 'me0';
}

import { bySlot, type Numbering, type PortNaming } from './port-numbering.ts';

/**
 * Junos: the type of the rate, and the place of the port. A cage of an EX or QFX is called by what is plugged in: `ge` with 1 Gbit/s,
 * `xe` with 10, `et` with 25 and more. Routers and firewalls keep the type of the port, and Junos Evolved calls every port `et`.
 * Sockets for several rates are `mge` on an EX or SRX and `xe` on a QFX. Ports without a known place are counted through PIC 0,
 * the uplinks of an EX in PIC 1 (`et`) or 2. Sources: Juniper's hardware guides, "Ports and Interfaces" of MX301, ACX710 and
 * PTX10002; EX2300 in the device types of the NetBox community, which lists `ge-0/1/0` and `xe-0/1/0` for the same cage.
 */
export const junos: PortNaming = (model, category) => (group) => {
  const { connector, role, speedMbps } = group;
  const isSocket = connector === 'RJ45';
  const isEvolved = isJunosEvolved(model);
  const type = isEvolved ? 'et-' : isSocket ? socketType(model, speedMbps) : cageType(speedMbps);
  const hasModule = /^EX(?!46)/.test(model) && role === 'uplink';
  const numbering: Numbering = hasModule
    ? bySlot(type, `0/${type === 'et-' ? 1 : 2}/`, 0)
    : { type, slot: '0/0/', first: 0, counted: 'device' };
  const follows = category === 'switch' && !isSocket && !isEvolved;
  const slower = follows ? steps.filter(({ mostMbps }) => mostMbps < speedMbps) : [];
  return slower.length === 0 ? numbering : { ...numbering, slower };
};

const steps = [
  { mostMbps: 1_000, type: 'ge-' },
  { mostMbps: 10_000, type: 'xe-' },
] as const;

const cageType = (mbps: number): string => steps.find(({ mostMbps }) => mbps <= mostMbps)?.type ?? 'et-';

function socketType(model: string, mbps: number): string {
  if (mbps <= 1_000) return 'ge-';
  return /^QFX/.test(model) ? 'xe-' : 'mge-';
}

export const isJunosEvolved = (model: string): boolean => /^(ACX7|PTX10|QFX51[3-9]|QFX52)/.test(model);

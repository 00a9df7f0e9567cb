import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { type DialectChoice, dialectOf, dialectOfNode } from '#shared/templates/dialects/dialect-of.ts';

const said = (choice: DialectChoice): string =>
  choice.kind === 'supported' ? choice.dialect.id : choice.sentence;
const of = (manufacturer: string, model: string): string =>
  said(dialectOf({ manufacturer, model, partNumber: model }));

describe('the dialect of a device', () => {
  it('is that of the operating system of its series', () => {
    expect(of('Cisco', 'Catalyst 9300L-48P-4X')).toBe('ios-xe');
    expect(of('Cisco', 'Catalyst 8300-1N1S-6T')).toBe('ios-xe');
    expect(of('Cisco', 'ISR C1111-8P')).toBe('ios-xe');
    expect(of('Juniper Networks', 'EX4100-48P')).toBe('junos');
    expect(of('Arista', 'DCS-7050SX3-48YC8-F')).toBe('eos');
    expect(of('Fortinet', 'FortiGate 60F')).toBe('fortios');
    expect(of('MikroTik', 'hEX')).toBe('routeros');
    expect(of('Supermicro', 'SYS-110P')).toBe('frr');
  });

  it('says which operating system there are no templates for', () => {
    expect(of('Cisco', 'Catalyst 1300-24P-4X')).toBe(
      'Cisco Catalyst 1300-24P-4X runs Cisco Business firmware, for which there are no templates yet.',
    );
    expect(of('Cisco', 'Meraki MS130-24P')).toContain('the Meraki cloud');
    expect(of('Cisco', 'Nexus 93180YC-FX3')).toContain('NX-OS');
    expect(of('Fortinet', 'FortiSwitch 124F-FPOE')).toContain('FortiSwitchOS');
    expect(of('MikroTik', 'CSS326-24G-2S+RM')).toContain('SwOS');
    expect(of('Nobody', 'Nothing')).toContain('is not known');
  });

  it('waits for the model of a node', () => {
    expect(said(dialectOfNode({ label: 'HQ-RTR-1' }))).toContain('HQ-RTR-1 has no model yet');
    const model = { manufacturer: 'Arista', model: 'AWE-5310', partNumber: 'AWE-5310' };
    expect(said(dialectOfNode({ label: 'HQ-RTR-1', model }))).toBe('eos');
  });

  it('is decided for every router, switch and firewall of the catalogue', () => {
    const undecided = catalogue
      .filter(({ category }) => category === 'router' || category === 'switch' || category === 'firewall')
      .filter((device) => said(dialectOf(device)).includes('is not known'));
    expect(undecided.map(({ manufacturer, model }) => `${manufacturer} ${model}`)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { type ComparedSection, checkCompliance } from '#shared/templates/compare/check-compliance.ts';

const text = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** `state text` of everything that differs, by its path. */
const differing = (sections: readonly ComparedSection[], path = ''): string[] =>
  sections.flatMap(({ state, text: own, running, children }) => [
    ...(state === 'same' || (state === 'changed' && children.length > 0 && running === undefined)
      ? []
      : [`${state} ${path}${own}`]),
    ...(state === 'missing' || state === 'extra' ? [] : differing(children, `${path}${own} / `)),
  ]);

const switchText = text(
  'hostname sw1',
  'vlan 10',
  ' name STAFF',
  'ip access-list extended MGMT',
  ' 10 permit tcp 10.0.0.0 0.0.0.255 any eq 22',
  ' 20 deny ip any any log',
  'interface Vlan10',
  ' description Staff',
  ' ip address 10.0.10.2 255.255.255.0',
  ' no shutdown',
  'interface GigabitEthernet1/0/1',
  ' switchport mode trunk',
  ' switchport trunk allowed vlan 10,20-22',
  'username admin privilege 15 algorithm-type scrypt secret <secret:admin_password>',
  'snmp-server user nms NMS v3 auth sha <secret:snmp_auth> priv aes 128 <secret:snmp_privacy>',
);

describe('a configuration that is running as intended', () => {
  it('complies whatever the device adds, hides, hashes and sorts', () => {
    const running = text(
      'Building configuration...',
      '',
      'Current configuration : 4711 bytes',
      '!',
      '! Last configuration change at 12:00:00 UTC Sun Nov 22 2026 by admin',
      'version 17.9',
      'username admin privilege 15 secret 9 $9$2MJBozw/9R3UsU$2lFhcKvpghcyw8deP25GOfyZaagyUOGBymkryvOdfo6',
      'interface GigabitEthernet1/0/1',
      ' switchport trunk allowed vlan 10,20,21',
      ' switchport trunk allowed vlan add 22',
      ' switchport mode trunk',
      '!',
      'interface Vlan10',
      ' description Staff',
      ' ip address 10.0.10.2 255.255.255.0',
      '!',
      'vlan 10',
      ' name STAFF',
      '!',
      'ip access-list extended MGMT',
      ' 100 permit tcp 10.0.0.0 0.0.0.255 any eq 22',
      ' 200 deny ip any any log',
      'hostname sw1',
      'end',
    );
    const result = checkCompliance('ios-xe', switchText, running);
    expect(differing(result.files[0]?.sections ?? [])).toEqual([]);
    expect(result).toMatchObject({ isCompliant: true, remediation: '', rollback: '' });
    expect(result.files[0]?.unseen).toEqual([
      'snmp-server user nms NMS v3 auth sha <secret:snmp_auth> priv aes 128 <secret:snmp_privacy>',
    ]);
  });

  it('does not comply where entries of an access list are in another order', () => {
    const running = switchText.replace(
      ' 10 permit tcp 10.0.0.0 0.0.0.255 any eq 22\n 20 deny ip any any log',
      ' 10 deny ip any any log\n 20 permit tcp 10.0.0.0 0.0.0.255 any eq 22',
    );
    const result = checkCompliance('ios-xe', switchText, running);
    expect(result).toMatchObject({ isCompliant: false, missing: 0, extra: 0, changed: 1 });
    expect(result.remediation).toBe(
      text('ip access-list extended MGMT', ' 5 permit tcp 10.0.0.0 0.0.0.255 any eq 22', ' no 20'),
    );
  });
});

describe('what is entered', () => {
  const running = text(
    'hostname aggr',
    'ip access-list extended TEST',
    ' 10 permit ip 10.0.0.0 0.0.0.7 any',
    'vlan 3',
    ' name switch_mgmt_10.0.4.0/24',
    'interface Vlan2',
    ' description old',
    ' ip address 10.0.2.1 255.255.255.0',
    ' shutdown',
    'interface Vlan3',
    ' ip address 10.0.4.1 255.255.0.0',
    'ip route 0.0.0.0 0.0.0.0 10.0.2.254',
  );
  const intended = text(
    'hostname aggr',
    'ip access-list extended TEST',
    ' 10 permit ip 10.0.0.0 0.0.0.7 any',
    'vlan 3',
    ' name switch_mgmt_10.0.3.0/24',
    'vlan 4',
    ' name switch_mgmt_10.0.4.0/24',
    'interface Vlan2',
    ' mtu 9000',
    ' description new',
    ' ip address 10.0.2.1 255.255.255.0',
    ' ip access-group TEST in',
    ' no shutdown',
    'interface Vlan3',
    ' ip address 10.0.3.1 255.255.255.0',
    'interface Vlan4',
    ' ip address 10.0.4.1 255.255.0.0',
    'ip route 0.0.0.0 0.0.0.0 10.0.2.253',
  );

  it('overwrites what has one value, frees an address before it is used again, and removes last', () => {
    expect(checkCompliance('ios-xe', intended, running).remediation).toBe(
      text(
        'interface Vlan3',
        ' no ip address 10.0.4.1 255.255.0.0',
        'vlan 3',
        ' name switch_mgmt_10.0.3.0/24',
        'vlan 4',
        ' name switch_mgmt_10.0.4.0/24',
        'interface Vlan2',
        ' mtu 9000',
        ' description new',
        ' ip access-group TEST in',
        ' no shutdown',
        'interface Vlan3',
        ' ip address 10.0.3.1 255.255.255.0',
        'interface Vlan4',
        ' ip address 10.0.4.1 255.255.0.0',
        'ip route 0.0.0.0 0.0.0.0 10.0.2.253',
        'no ip route 0.0.0.0 0.0.0.0 10.0.2.254',
      ),
    );
  });

  it('goes back the same way', () => {
    expect(checkCompliance('ios-xe', intended, running).rollback).toBe(
      text(
        'interface Vlan4',
        ' no ip address 10.0.4.1 255.255.0.0',
        'vlan 3',
        ' name switch_mgmt_10.0.4.0/24',
        'interface Vlan2',
        ' no mtu 9000',
        ' no ip access-group TEST in',
        ' description old',
        ' shutdown',
        'interface Vlan3',
        ' ip address 10.0.4.1 255.255.0.0',
        'ip route 0.0.0.0 0.0.0.0 10.0.2.254',
        'no ip route 0.0.0.0 0.0.0.0 10.0.2.253',
        'no interface Vlan4',
        'no vlan 4',
      ),
    );
  });

  it('removes a neighbour of BGP with one line, after the new one is there', () => {
    const peers = (...neighbours: readonly string[]): string =>
      text(
        'router bgp 65000',
        ...neighbours.map((address) => ` neighbor ${address} remote-as 65001`),
        ' address-family ipv4',
        ...neighbours.map((address) => `  neighbor ${address} activate`),
        ' exit-address-family',
      );
    const { remediation } = checkCompliance('ios-xe', peers('192.0.2.5'), peers('192.0.2.1'));
    expect(remediation).toBe(
      text(
        'router bgp 65000',
        ' neighbor 192.0.2.5 remote-as 65001',
        ' address-family ipv4',
        '  neighbor 192.0.2.5 activate',
        ' exit-address-family',
        'router bgp 65000',
        ' no neighbor 192.0.2.1',
      ),
    );
  });

  it('never tells a neighbour apart by the beginning of its address', () => {
    const peer = (...addresses: readonly string[]): string =>
      text('router bgp 65000', ...addresses.map((address) => ` neighbor ${address} remote-as 65001`));
    const { remediation } = checkCompliance('eos', peer('192.0.2.1', '192.0.2.10'), peer('192.0.2.10'));
    expect(remediation).toBe(text('router bgp 65000', ' neighbor 192.0.2.1 remote-as 65001'));
  });
});

describe('Junos', () => {
  const braces = text(
    'version 22.4R1.10;',
    'system {',
    '    host-name r1; ## comment',
    '    ntp {',
    '        server 10.0.0.1;',
    '        server 10.0.0.2;',
    '    }',
    '}',
    '/* the uplink */',
    'interfaces {',
    '    ge-0/0/0 {',
    '        description "to the core; spare";',
    '        unit 0 {',
    '            family inet {',
    '                address 10.0.0.1/31;',
    '            }',
    '        }',
    '    }',
    '    inactive: ge-0/0/1 {',
    '        disable;',
    '    }',
    '}',
    'policy-options {',
    '    policy-statement OUT {',
    '        term own { from { protocol [ static direct ]; } then accept; }',
    '        then reject;',
    '    }',
    '}',
  );
  const sets = text(
    'set system host-name r1',
    'set system ntp server 10.0.0.2',
    'set system ntp server 10.0.0.1',
    'set interfaces ge-0/0/0 description "to the core; spare"',
    'set interfaces ge-0/0/0 unit 0 family inet address 10.0.0.1/31',
    'set interfaces ge-0/0/1 disable',
    'deactivate interfaces ge-0/0/1',
    'set policy-options policy-statement OUT term own from protocol static',
    'set policy-options policy-statement OUT term own from protocol direct',
    'set policy-options policy-statement OUT term own then accept',
    'set policy-options policy-statement OUT then reject',
  );

  it('is the same in braces and as set lines', () => {
    const result = checkCompliance('junos', braces, sets);
    expect(differing(result.files[0]?.sections ?? [])).toEqual([]);
    expect(checkCompliance('junos', sets, braces).isCompliant).toBe(true);
  });

  it('deletes whole sections, sets values over their old ones, and activates', () => {
    const running = sets
      .replace('r1', 'r0')
      .concat(
        text(
          'set interfaces ge-0/0/7 unit 0 family inet address 10.7.0.1/24',
          'deactivate interfaces ge-0/0/0',
        ),
      );
    const { remediation, rollback } = checkCompliance('junos', braces, running);
    expect(remediation).toBe(
      text('activate interfaces ge-0/0/0', 'delete interfaces ge-0/0/7', 'set system host-name r1'),
    );
    expect(rollback).toBe(
      text(
        'set system host-name r0',
        'deactivate interfaces ge-0/0/0',
        'set interfaces ge-0/0/7 unit 0 family inet address 10.7.0.1/24',
      ),
    );
  });
});

describe('secrets', () => {
  it('are any value, as the device keeps them, and differ in nothing else', () => {
    const same: readonly (readonly ['ios-xe' | 'fortios' | 'junos' | 'routeros', string, string])[] = [
      ['ios-xe', 'enable secret <secret:enable>', 'enable secret 9 $9$abc'],
      ['ios-xe', 'snmp-server community <secret:c> RO', 'snmp-server community s3cr3t RO'],
      [
        'fortios',
        'config vpn ipsec phase1-interface\n    edit "a"\n        set psksecret <secret:a>\n    next\nend\n',
        'config vpn ipsec phase1-interface\n    edit "a"\n        set psksecret ENC kmZ0lq8+x==\n    next\nend\n',
      ],
      [
        'junos',
        'set system root-authentication encrypted-password "<secret:root>"',
        'set system root-authentication encrypted-password "$6$a b"',
      ],
      ['routeros', '/user\nadd group=full name=a password=<secret:a>', '/user\nadd group=full name=a'],
    ];
    for (const [dialect, intended, running] of same)
      expect(checkCompliance(dialect, intended, running), intended).toMatchObject({ isCompliant: true });
    expect(
      checkCompliance('ios-xe', 'snmp-server community <secret:c> RO', 'snmp-server community s3cr3t RW')
        .isCompliant,
    ).toBe(false);
  });
});

describe('a Linux router', () => {
  const frr = text('hostname r1', 'router ospf', ' ospf router-id 10.0.0.1', 'exit', '!', 'end');
  const files = (conf: string, filter: string): string =>
    `#@file etc/frr/frr.conf\n${conf}#@file etc/nftables.conf\n${filter}`;
  const filter = text(
    'table inet filter {',
    '    chain input {',
    '        tcp dport 22 accept',
    '    }',
    '}',
  );

  it('is compared by frr.conf alone where nothing else was pasted', () => {
    const running = text(
      'frr version 8.4.4',
      'hostname r1',
      '!',
      'router ospf',
      ' ospf router-id 10.0.0.9',
      'exit',
    );
    const result = checkCompliance('frr', files(frr, filter), running);
    expect(result.remediation).toBe(text('router ospf', ' ospf router-id 10.0.0.1'));
  });

  it('replaces whole what is read whole, and takes the rest line by line', () => {
    const running = files(frr.replace('10.0.0.1', '10.0.0.9'), filter.replace('22', '23'));
    const result = checkCompliance('frr', files(frr, filter), running);
    expect(result.files.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'etc/frr/frr.conf changed',
      'etc/nftables.conf changed',
    ]);
    expect(result.remediation).toBe(
      text(
        "vtysh << 'END'",
        'configure terminal',
        'router ospf',
        ' ospf router-id 10.0.0.1',
        'end',
        'write memory',
        'END',
        "cat > '/etc/nftables.conf' << 'END'",
        ...filter.trimEnd().split('\n'),
        'END',
        'nft -f /etc/nftables.conf',
      ),
    );
  });
});

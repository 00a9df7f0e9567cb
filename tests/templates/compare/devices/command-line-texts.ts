import * as fc from 'fast-check';

const pick = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);
const lines = (...parts: fc.Arbitrary<readonly string[]>[]) => fc.tuple(...parts).map((rows) => rows.flat());
const maybe = (line: fc.Arbitrary<string>) =>
  fc.option(line, { nil: undefined }).map((one) => (one === undefined ? [] : [one]));
const some = (values: readonly string[]) => fc.subarray([...values]);
const shuffled = (values: readonly string[]) => fc.shuffledSubarray([...values]);

const entries = [
  'permit tcp any any eq 22',
  'permit udp any any eq 53',
  'deny ip 10.0.0.0 0.255.255.255 any',
  'permit icmp any any',
  'deny ip any any',
];

const list = (name: string) =>
  fc
    .tuple(shuffled(entries), fc.integer({ min: 1, max: 12 }))
    .map(([rows, step]) =>
      rows.length === 0
        ? []
        : [`ip access-list extended ${name}`, ...rows.map((row, at) => ` ${(at + 1) * step} ${row}`)],
    );

const prefixes = (name: string) =>
  fc
    .tuple(
      shuffled([
        'permit 10.0.0.0/8 le 24',
        'deny 0.0.0.0/0',
        'permit 172.16.0.0/12',
        'deny 192.168.0.0/16 le 32',
      ]),
      fc.integer({ min: 1, max: 9 }),
    )
    .map(([rows, step]) => rows.map((row, at) => `ip prefix-list ${name} seq ${(at + 1) * step} ${row}`));

const map = (name: string) =>
  fc
    .array(
      fc.tuple(pick('permit', 'deny'), pick('', ' set local-preference 200', ' set local-preference 90')),
      { maxLength: 3 },
    )
    .map((rows) =>
      rows.flatMap(([action, set], at) => [
        `route-map ${name} ${action} ${(at + 1) * 10}`,
        ...(set === '' ? [] : [set]),
      ]),
    );

interface Names {
  readonly vlans: readonly number[];
  readonly lists: readonly string[];
  readonly maps: readonly string[];
}

const port = (name: string, { vlans, lists }: Names, subnets: readonly string[]) => {
  const switched = lines(
    fc.constant([' switchport mode access']),
    vlans.length === 0 ? fc.constant([]) : maybe(pick(...vlans).map((id) => ` switchport access vlan ${id}`)),
  );
  const routed = lines(
    subnets.length === 0
      ? fc.constant([])
      : maybe(pick(...subnets).map((address) => ` ip address ${address} 255.255.255.0`)),
    lists.length === 0 ? fc.constant([]) : maybe(pick(...lists).map((one) => ` ip access-group ${one} in`)),
  );
  return fc
    .tuple(
      maybe(pick('uplink', 'server 1').map((text) => ` description ${text}`)),
      maybe(pick(' mtu 1400', ' mtu 9000')),
      fc.oneof(switched, routed),
      pick([' no shutdown'], [' shutdown'], []),
    )
    .map((rows) => [`interface ${name}`, ...rows.flat()])
    .map((rows) => (rows.length === 1 || rows.join() === `interface ${name}, no shutdown` ? [] : rows));
};

const bgp = ({ maps }: Names) =>
  fc
    .array(
      fc.tuple(
        pick(1, 2, 3, 4),
        pick(65001, 65002),
        pick('', 'peer'),
        maps.length === 0 ? fc.constant(undefined) : fc.option(pick(...maps), { nil: undefined }),
      ),
      { maxLength: 3 },
    )
    .map((rows) => [...new Map(rows.map((row) => [row[0], row])).values()])
    .map((rows) =>
      rows.length === 0
        ? []
        : [
            'router bgp 65000',
            ...rows.flatMap(([n, as, text]) => [
              ` neighbor 10.9.0.${n} remote-as ${as}`,
              ...(text === '' ? [] : [` neighbor 10.9.0.${n} description ${text}`]),
            ]),
            ' address-family ipv4',
            ...rows.flatMap(([n, , , name]) => [
              `  neighbor 10.9.0.${n} activate`,
              ...(name === undefined ? [] : [`  neighbor 10.9.0.${n} route-map ${name} out`]),
            ]),
            ' exit-address-family',
          ],
    );

/** Configurations whose references are all there, in the order in which they can be entered. */
export const commandLineText: fc.Arbitrary<string> = fc
  .tuple(
    fc.subarray([10, 20, 30]),
    fc.tuple(list('MGMT'), list('LAN')),
    fc.tuple(map('IN'), map('OUT')),
    fc.subarray(['10.1.1.1', '10.1.2.1', '10.1.3.1']),
  )
  .chain(([vlans, lists, maps, subnets]) => {
    const names: Names = {
      vlans,
      lists: ['MGMT', 'LAN'].filter((_, at) => lists[at]?.length !== 0),
      maps: ['IN', 'OUT'].filter((_, at) => maps[at]?.length !== 0),
    };
    // Each subnet is offered to one port, another one in the other text.
    return fc.shuffledSubarray([0, 1, 2], { minLength: 3 }).chain((places) =>
      lines(
        maybe(pick('hostname a', 'hostname b')),
        maybe(pick('spanning-tree mode mst', 'spanning-tree mode rapid-pvst')),
        fc.constant(vlans.flatMap((id) => [`vlan ${id}`, ` name V${id}`])),
        fc.constant(lists.flat()),
        prefixes('NETS'),
        fc.constant(maps.flat()),
        policy,
        ...['GigabitEthernet0/1', 'Vlan10', 'Vlan20'].map((name, at) =>
          port(
            name,
            names,
            subnets.filter((_, index) => places[index] === at),
          ),
        ),
        bgp(names),
        some(['ip route 0.0.0.0 0.0.0.0 10.1.1.254', 'ip route 10.7.0.0 255.255.0.0 10.1.2.254']),
        some(['ntp server 10.0.0.1', 'ntp server 10.0.0.2', 'logging host 10.0.0.3']),
        maybe(pick('logging trap informational', 'logging trap debugging')),
        maybe(pick('line vty 0 4')).map((rows) =>
          rows.length === 0 ? [] : [...rows, ' exec-timeout 5 0', ' transport input ssh'],
        ),
      ).map((rows) => `${rows.join('\n')}\n`),
    );
  });

const policy = shuffled(['voice', 'video', 'bulk']).map((names) =>
  names.length === 0
    ? []
    : ['policy-map EDGE', ...names.flatMap((name) => [` class ${name}`, '  bandwidth percent 20'])],
);

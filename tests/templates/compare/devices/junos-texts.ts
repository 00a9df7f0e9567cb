import * as fc from 'fast-check';

const terms = fc
  .shuffledSubarray(['ssh', 'icmp', 'rest', 'dns'])
  .chain((names) =>
    fc
      .array(fc.constantFrom('accept', 'discard'), { minLength: 4, maxLength: 4 })
      .map((actions) => names.map((name, at) => ({ name, action: actions[at] }))),
  );

const ports = fc.array(
  fc.record({
    name: fc.constantFrom('ge-0/0/0', 'ge-0/0/1', 'irb'),
    description: fc.constantFrom(undefined, '"to the core"', 'uplink'),
    unit: fc.constantFrom(0, 10),
    addresses: fc.subarray(['10.0.0.1/24', '10.0.1.1/24']),
  }),
  { maxLength: 3 },
);

const peers = fc.array(
  fc.record({ address: fc.constantFrom('192.0.2.1', '192.0.2.5'), as: fc.constantFrom(65001, 65002) }),
  { maxLength: 2 },
);

/** Configurations as set lines. */
export const junosText: fc.Arbitrary<string> = fc
  .record({
    terms,
    ports,
    peers,
    host: fc.constantFrom(undefined, 'r1', 'r2'),
    servers: fc.subarray(['10.0.0.40', '10.0.0.41']),
    chain: fc.shuffledSubarray(['A', 'B', 'C']),
  })
  .map((own) =>
    [
      ...(own.host === undefined ? [] : [`set system host-name ${own.host}`]),
      ...own.servers.map((server) => `set system ntp server ${server}`),
      ...own.ports.flatMap(({ name, description, unit, addresses }) => [
        ...(description === undefined ? [] : [`set interfaces ${name} description ${description}`]),
        ...addresses.map((address) => `set interfaces ${name} unit ${unit} family inet address ${address}`),
        ...(addresses.length > 0 && own.terms.length > 0
          ? [`set interfaces ${name} unit ${unit} family inet filter input EDGE`]
          : []),
      ]),
      ...own.peers.map(({ address, as }) => `set protocols bgp group EBGP neighbor ${address} peer-as ${as}`),
      ...own.chain.map((name) => `set protocols bgp group EBGP import ${name}`),
      ...own.terms.flatMap(({ name, action }) => [
        `set firewall family inet filter EDGE term ${name} from source-address 10.0.0.0/8`,
        `set firewall family inet filter EDGE term ${name} then ${action}`,
      ]),
      '',
    ].join('\n'),
  );

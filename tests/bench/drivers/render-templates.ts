import { readFileSync, writeSync } from 'node:fs';
import { hostileTemplates } from '../../support/hostile-templates.ts';
import { openEngine } from '../../support/open-engine.ts';
import { peakMb } from '../peak-memory.ts';
import { median, timed } from '../statistics.ts';

/** What a process measures that has opened the engine and nothing else, in milliseconds. */
export interface RenderingTimes {
  readonly opened: number;
  /** One rendering for each device: the first round, and later ones. */
  readonly rendered: { readonly first: number; readonly warm: number };
  /** The same text put together by hand. */
  readonly plain: { readonly first: number; readonly warm: number };
  readonly characters: number;
  readonly peakMb: number;
}

/** Of one hostile template in a process of its own. */
export interface HostileTimes {
  /** Of the processor, which a busy machine does not change much. */
  readonly cpuMs: number;
  readonly peakMb: number;
}

const input: { devices: number; ports: number; rounds: number } | { hostile: number } = JSON.parse(
  readFileSync(0, 'utf8'),
);

const opened = await timed(openEngine);
const engine = await opened.result;

if ('hostile' in input) {
  const template = hostileTemplates[input.hostile]?.text ?? '';
  const before = process.cpuUsage();
  engine.render(template, { a: {} });
  const { user, system } = process.cpuUsage(before);
  const times: HostileTimes = { cpuMs: (user + system) / 1_000, peakMb: peakMb() };
  writeSync(3, JSON.stringify(times));
  process.exit();
}

const template = `hostname {{ hostname }}
{% for port in ports %}
interface {{ port.name }}
 description {{ port.description }}
 switchport mode {{ 'trunk' if port.isTrunk else 'access' }}
{% if port.isTrunk %}
 switchport trunk allowed vlan {{ port.vlans | join(',') }}
{% else %}
 switchport access vlan {{ port.vlan }}
{% endif %}
{% endfor %}
ip default-gateway {{ gateway }}
`;

const devices = Array.from({ length: input.devices }, (_, device) => ({
  hostname: `access-${device}`,
  gateway: `10.${device >> 8}.${device & 255}.1`,
  ports: Array.from({ length: input.ports }, (_, port) => ({
    name: `GigabitEthernet1/0/${port + 1}`,
    description: `Desk ${port} of floor ${device}`,
    isTrunk: port % 12 === 11,
    vlan: 10 + (port % 4),
    vlans: [10, 11, 12, 13],
  })),
}));

const rendered = (): number =>
  devices.reduce((sum, device) => {
    const rendering = engine.render(template, device);
    if (!rendering.ok) throw new Error(rendering.problem.sentence);
    return sum + rendering.text.length;
  }, 0);

const plain = (): number =>
  devices.reduce((sum, { hostname, ports, gateway }) => {
    const lines = [`hostname ${hostname}`];
    for (const { name, description, isTrunk, vlan, vlans } of ports) {
      lines.push(`interface ${name}`, ` description ${description}`);
      lines.push(` switchport mode ${isTrunk ? 'trunk' : 'access'}`);
      lines.push(
        isTrunk ? ` switchport trunk allowed vlan ${vlans.join(',')}` : ` switchport access vlan ${vlan}`,
      );
    }
    lines.push(`ip default-gateway ${gateway}`);
    return sum + `${lines.join('\n')}\n`.length;
  }, 0);

async function rounds(work: () => number, count: number) {
  const first = await timed(work);
  const warm: number[] = [];
  for (let round = 0; round < count; round += 1) warm.push((await timed(work)).ms);
  return { first: first.ms, warm: median(warm), characters: first.result };
}

const own = await rounds(rendered, input.rounds);
const peer = await rounds(plain, input.rounds);
if (own.characters !== peer.characters) throw new Error('The two do not write the same text.');
const times: RenderingTimes = {
  opened: opened.ms,
  rendered: own,
  plain: peer,
  characters: own.characters,
  peakMb: peakMb(),
};
writeSync(3, JSON.stringify(times));
process.exit();

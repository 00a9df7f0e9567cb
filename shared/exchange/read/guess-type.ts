import type { TopologyNode } from '../../contract/topology-items.ts';
import { type ChosenType, looseEndKind, type ReadNode } from './read-network.ts';

type NodeType = TopologyNode['type'];

/** Words of kinds, of shapes' names and of labels; the first that is found decides. */
const words: readonly (readonly [RegExp, NodeType])[] = [
  [
    /firewall|\bfw\b|\bfw\d|fortigate|\bfgt\b|paloalto|\bpan\b|\basa|\bftd\b|checkpoint|vsrx|\bsrx|pfsense|opnsense|sonicwall/,
    'firewall',
  ],
  // Whatever else its name says.
  [/wlan[ _-]controller|wireless[ _-]controller|\bwlc\b/, 'server'],
  [/access[ _-]?point|accesspoint|\bap\b|\bap\d|wireless|wi-?fi|wlan|antenna/, 'accesspoint'],
  [/cloud|internet|\bisp\b|provider|\bwan\b|carrier/, 'internet'],
  [
    /switch|\bsw\b|\bsw\d|\bleaf|\bspine|\bceos|\beos\b|catalyst|cat9k|n9k|nexus|cumulus|sonic\b|bridge|aoscx|vjunosswitch|\bhub\b/,
    'switch',
  ],
  [
    /router|\brtr|\bgw\b|gateway|\bcsr|c8000|xrd|xrv|iosv|\bsros|\bvmx|crpd|cjunos|junos|\bfrr\b|vyos|mikrotik|routeros|\bpe\d|\bce\d/,
    'router',
  ],
  [/server|\bsrv|\bvm\b|storage|database|\bnas\b|mainframe|rack/, 'server'],
  [
    /user|\bpc\b|\bpc\d|laptop|workstation|client|person|phone|printer|scanner|copier|camera|desktop|tablet|\bmobile\b|\bhost/,
    'user',
  ],
];

/** Cables run through these as they are. */
const panel = /patch[ _-]?panel|\bodf\b|splice/;

/** What else is mounted beside devices and is none: its stencil is called after the rack all the same. */
const fitting =
  /power[ _-]?strip|power distribution|\bpdus?\b|\bups\b|uninterruptible|transfer switch|duct|blank|(?<!disk |storage )\bshelf|cable (?:tray|management)/;

/** Kinds that say what runs, and not what it is for. */
const general = /^(linux|docker|container|ovs-bridge|rectangle|ellipse|rounded|box|)$/;

/**
 * The type that a node most likely is, by its kind, else by its name; left out where it is mounted beside devices and is none.
 * Undefined where neither says it and the person has to choose.
 */
export function guessType({ kind, label, stated }: ReadNode): ChosenType | undefined {
  if (stated.type !== undefined) return stated.type;
  if (kind === looseEndKind) return 'user';
  if (!general.test(kind.toLowerCase())) {
    const byKind = isFitting(kind) ? 'left-out' : typeOf(kind);
    if (byKind !== undefined) return byKind;
  }
  // `SW-UPS-ROOM` is a switch by its name; `PDU rack 3` is no server.
  if (isFitting(label)) return typeOf(label.replaceAll(/rack/gi, '')) ?? 'left-out';
  return typeOf(label);
}

/** A patch panel, a PDU and their like: no packet is handled there. */
export const isMounted = (node: ReadNode): boolean => guessType(node) === 'left-out';

/** One through which cables run. */
export const isPanel = (node: ReadNode): boolean =>
  isMounted(node) && (panel.test(spaced(node.kind)) || panel.test(spaced(node.label)));

const isFitting = (text: string): boolean => panel.test(spaced(text)) || fitting.test(spaced(text));

/** `CoreSwitch`, `core_switch` and `core-switch` read alike. */
const spaced = (text: string): string =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.\-/]+/g, ' ')
    .toLowerCase();

const typeOf = (text: string): NodeType | undefined =>
  words.find(([word]) => word.test(spaced(text)) || word.test(text.toLowerCase()))?.[1];

import type { TopologyNode } from '../../contract/topology-items.ts';
import { looseEndKind, type ReadNode } from './read-network.ts';

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

/** What is mounted beside devices and is none: its stencil is called after the rack all the same. */
const mounted = /patch[ _-]?panel|power[ _-]?strip|\bpdus?\b|\bups\b|duct|blank|shelf|cable tray/;

/** Kinds that say what runs, and not what it is for. */
const general = /^(linux|docker|container|ovs-bridge|rectangle|ellipse|rounded|box|)$/;

/**
 * The type that a node most likely is, by its kind, else by its name; undefined where neither says it and the person has to
 * choose.
 */
export function guessType({ kind, label, stated }: ReadNode): NodeType | undefined {
  if (stated.type !== undefined) return stated.type;
  if (kind === looseEndKind) return 'user';
  const byKind = general.test(kind.toLowerCase()) ? undefined : typeOf(kind);
  return byKind ?? typeOf(label);
}

function typeOf(text: string): NodeType | undefined {
  // `CoreSwitch`, `core_switch` and `core-switch` read alike.
  const spaced = text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.\-/]+/g, ' ')
    .toLowerCase();
  if (mounted.test(spaced)) return undefined;
  return words.find(([word]) => word.test(spaced) || word.test(text.toLowerCase()))?.[1];
}

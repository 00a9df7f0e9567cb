import type { IndentedRules, SectionRule } from './indented-rules.ts';

const everywhere = /^/;
const outside = /^$/;
const ofInterface = /^interface /;
const ofBgp = /^router bgp |^address-family |^vrf /;
const ofRouting = /^router |^address-family |^vrf /;

const rule = (within: RegExp, line: RegExp): SectionRule => ({ within, line });

/** What replaces itself on every device whose commands look like those of IOS. A pattern's groups are the key where it has some. */
const single: readonly SectionRule[] = [
  rule(
    outside,
    /^(?:hostname|ip domain[ -]name|ip default-gateway|enable (?:secret|password)|snmp-server (?:location|contact|chassis-id|engineID local)|ntp (?:source|master|local-interface)|logging (?:source-interface|buffered|trap|console|monitor|facility|level|origin-id|on)|clock (?:timezone|summer-time)|spanning-tree (?:mode|pathcost method)|ip ssh (?:version|time-out|authentication-retries|source-interface)|service timestamps (?:debug|log)|banner (?:motd|login|exec)|system mtu|vtp mode|ip (?:tacacs|radius) source-interface|snmp-server (?:trap-source|source-interface)|log (?:syslog|file|stdout)|password encryption|username \S+|ntp authentication-key \d+|spanning-tree (?:vlan|mst) \S+ priority|aaa authentication (?:login|enable|dot1x) \S+|aaa authorization \S+(?: \d+)? \S+|aaa accounting \S+(?: \d+)? \S+|router bgp|errdisable recovery interval|ip sla schedule \d+|dot1x system-auth-control|transceiver qsfp default-mode|service routing protocols model|ip nat inside source list \S+|frr version|frr defaults|ip(?:v6)? router-id)\b/,
  ),
  rule(outside, /^route-map (\S+) (?:permit|deny) (\d+)$/),
  rule(outside, /^(class-map)(?: type \S+)?(?: match-(?:any|all))? (\S+)$/),
  rule(outside, /^(track \d+)\b/),
  rule(outside, /^(ip sla \d+)$/),
  rule(
    ofInterface,
    /^(?:description|mtu|ip mtu|ipv6 mtu|bandwidth|delay|speed|duplex|shutdown|switchport(?: mode| access vlan| voice vlan| trunk native vlan| trunk allowed vlan| nonegotiate| port-security maximum)?|(?:vrf forwarding|ip vrf forwarding|vrf)|channel-group|encapsulation dot1q|ip address(?! .* secondary$)|ip tcp adjust-mss|ip ospf (?:area(?! \S+ \d)|cost|network|hello-interval|dead-interval|priority|authentication|\d+ area)|ipv6 ospf6? (?:area|cost|network|hello-interval|dead-interval|priority|\d+ area)|ospfv3 \d+ ipv6 (?:area|cost|network|hello-interval|dead-interval)|service-policy (?:input|output)|storm-control (?:broadcast|multicast|unicast|action) ?(?:level)?|spanning-tree (?:portfast|cost|port-priority|link-type|guard|bpduguard|bpdufilter)|tunnel (?:source|destination|mode|key|vrf|protection)|authentication (?:host-mode|order|priority|port-control|periodic|timer \S+|event \S+ \S+ \S+|event \S+)|dot1x (?:pae|timeout \S+|max-reauth-req|reauthentication|host-mode|port-control)|lacp (?:rate|timer|port-priority|min-bundle)|port-channel (?:min-links|load-balance)|mlag|keepalive|load-interval|power inline|zone-member security|ip dhcp snooping (?:trust|limit)|ip arp inspection (?:trust|limit)|ip verify unicast source|ip nat|ip access-group \S+ (?:in)|mpls ip)\b/,
  ),
  rule(ofInterface, /^(ip access-group|ipv6 traffic-filter|ip policy) \S+ (in|out)?$/),
  rule(
    ofInterface,
    /^((?:vrrp|standby) \d+ (?:priority|preempt|timers|description|ip|address|priority-level|advertisement interval|ipv4|version)|vrrp version|standby version)\b/,
  ),
  rule(/^(vrrp|fhrp) /, /^(?:priority|preempt|timers|description|address(?! .* secondary$)|shutdown)\b/),
  rule(/^vlan \d+$/, /^(?:name|state)\b/),
  rule(
    ofRouting,
    /^(?:router-id|bgp router-id|ospf router-id|ospf6 router-id|maximum-paths(?: ibgp)?|timers (?:throttle \S+|bgp|basic|spf)|distance (?:bgp|ospf)|auto-cost reference-bandwidth|default-information originate|default-metric|bgp (?:log-neighbor-changes|default \S+|bestpath \S+)|log-adjacency-changes|passive-interface default|max-metric router-lsa|no bgp \S+ \S+|neighbor \S+ (?:description|remote-as|update-source|password|timers|next-hop-self|maximum-prefix|maximum-routes|ebgp-multihop|ttl-security|send-community|activate|shutdown|soft-reconfiguration|default-originate|route-reflector-client|peer group|peer-group(?! \S+ )|advertisement-interval|prefix-list \S+ in|local-as)|redistribute \S+)\b/,
  ),
  rule(ofBgp, /^(neighbor \S+ (?:route-map|prefix-list|filter-list|distribute-list)) \S+ (in|out)$/),
  rule(
    /^line /,
    /^(?:exec-timeout|transport (?:input|output|preferred)|login|privilege level|session-timeout|logging synchronous|stopbits|length|width|authorization \S+|accounting \S+)\b/,
  ),
  rule(/^line /, /^(access-class) \S+ (in|out)/),
  rule(
    /^route-map /,
    /^(?:description|set (?:local-preference|metric|weight|origin|tag|ip next-hop|ipv6 next-hop|metric-type|community|as-path prepend)|on-match|continue)\b/,
  ),
  rule(
    /^(policy-map|class) /,
    /^(?:bandwidth|priority|police|shape|set (?:dscp|ip dscp|cos|qos-group|traffic-class)|queue-limit|fair-queue|description|random-detect)\b/,
  ),
  rule(
    /^(tacacs|radius) server |^aaa group server /,
    /^(?:address ipv[46]|key|timeout|ip (?:radius|tacacs) source-interface|ip vrf forwarding|deadtime)\b/,
  ),
  rule(
    /^crypto /,
    /^(?:encryption|integrity|group|prf|lifetime|mode|pre-shared-key(?: local| remote)?|address|identity (?:local|remote \S+)|match (?:identity|certificate|fvrf)|authentication (?:local|remote)|keyring local|dpd|set (?:transform-set|pfs|ikev2-profile|security-association lifetime seconds))\b/,
  ),
  rule(
    /^ip dhcp pool /,
    /^(?:network|default-router|dns-server|domain-name|lease|option \d+|host|next-server)\b/,
  ),
  rule(/^ipv6 dhcp pool /, /^(?:domain-name|address prefix)\b/),
  rule(
    /^(mlag|management|ntp|snmp|monitor|queue|subnet|dhcp)/,
    /^(?:local-interface|peer-address(?: heartbeat)?|peer-link|domain-id|idle-timeout|reload-delay(?: \S+)?|primary-priority|shutdown)\b/,
  ),
  rule(/^ip sla \d+$/, /^(?:frequency|timeout|threshold|icmp-echo)\b/),
  rule(/^track \d+/, /^(?:delay)\b/),
  rule(/^key /, /^(?:key-string|cryptographic-algorithm|accept-lifetime|send-lifetime)\b/),
];

const defaults: readonly SectionRule[] = [
  rule(
    ofInterface,
    /^(?:no shutdown|no ip address|no switchport trunk encapsulation|switchport access vlan 1|duplex auto|speed auto|ip redirects|no ip proxy-arp default)$/,
  ),
  rule(/^router bgp /, /^(?:bgp log-neighbor-changes|no auto-summary|no synchronization)$/),
];

/** References are made after what they name: this is the order of making. What fits none stands where interfaces do, after them. */
const order: readonly RegExp[] = [
  /^(?:frr |hostname|service |aaa new-model|license|platform|system|boot|no aaa root|enable )/,
  /^(?:vrf |ip vrf|vrf definition)/,
  /^(?:vlan |vtp |spanning-tree mode)/,
  /^(?:key chain|username|tacacs server|radius server|tacacs-server|radius-server)/,
  /^aaa group server/,
  /^aaa /,
  /^(?:object-group|ip prefix-list|ipv6 prefix-list|ip access-list|ipv6 access-list|access-list|ip community-list|ip as-path|bgp as-path|mac access-list|traffic-policies$)/,
  /^route-map/,
  /^class-map/,
  /^policy-map/,
  /^crypto (?:pki|key|ikev2 proposal|isakmp policy)/,
  /^crypto ikev2 (?:policy|keyring)/,
  /^crypto ikev2 profile/,
  /^crypto ipsec transform-set/,
  /^crypto ipsec profile/,
  /^crypto map/,
  /^ip sla \d+$/,
  /^(?:ip sla|track)/,
  /^zone security/,
  /^(?:ip routing|ipv6 unicast-routing|ip dhcp (?:snooping|excluded)|ip arp inspection|qos|mlag|spanning-tree)/,
  /^interface (?:Loopback|lo)/,
  /^interface [Pp]ort-[Cc]hannel\d+$/,
  /^interface (?!Tunnel|tun)/,
  /^interface /,
  /^mlag/,
  /^(?:ip dhcp|ipv6 dhcp|dhcp|ip nat|zone-pair)/,
  /^router /,
  /^(?:ip route|ipv6 route)/,
  /^(?:snmp|ntp|logging|log |ip name-server|banner)/,
  /^(?:line|management|ip ssh|ip http)/,
];

/** What the command lines of IOS XE, EOS and FRRouting have in common. */
export const commandLineRules: IndentedRules = {
  ignored:
    /^(?:Building configuration|frr version |frr defaults traditional|Current configuration|Using \d+ out of|version \d|end$|exit(?:-\S+)?$|quit$|boot-(?:start|end)-marker|ntp clock-period|Load for |Time source is|uptime |upgrade fpd|EOF$)/,
  defaults,
  unseen: /^(?:snmp-server user |crypto key (?:generate|zeroize))/,
  single,
  ordered:
    /^(?:ip(?:v6)? access-list |mac access-list |access-list |ip(?:v6)? prefix-list |(?:bgp|ip) as-path access-list |(?:bgp|ip) (?:large-)?community-list |policy-map )/,
  flat: /^(?:ip(?:v6)? prefix-list \S+|(?:ipv6 )?access-list \S+|(?:bgp|ip) as-path access-list \S+|(?:bgp|ip) (?:large-|ext)?community-list (?:standard |expanded )?\S+)(?= .)/,
  sequence: (section) => {
    if (/^ip(?:v6)? prefix-list /.test(section)) return { word: 'seq ', step: 5 };
    if (/^ipv6 access-list /.test(section)) return { word: 'sequence ', step: 10 };
    if (/^ip access-list |^mac access-list /.test(section)) return { word: '', step: 10 };
    return undefined;
  },
  shortened: [
    rule(
      outside,
      /^(?:username \S+|enable secret|banner \S+|ntp authentication-key \d+|tacacs-server key|spanning-tree vlan \S+ priority)/,
    ),
    rule(
      everywhere,
      /^(?:default-information originate|key(?= \d)|key(?= <)|neighbor \S+ password|ip ospf message-digest-key \d+|pre-shared-key(?: local| remote)?|key-string|vrrp \d+ authentication|neighbor \S+ description|description)\b/,
    ),
  ],
  permanent: /^(?:line con|line aux|line vty 0 4|interface (?:Ethernet|eth|lo$|ens|enp))/,
  resettable:
    /^interface (?:(?:\w*Gigabit\w*|FastEthernet|TwentyFiveGigE|HundredGigE|AppGigabitEthernet)\d\S*|Management\d*)$/,
  exits: (path) =>
    /^address-family /.test(path.at(-1) ?? '') && path.length > 1 ? 'exit-address-family' : undefined,
  many: /^(?:ip route|ipv6 route|ntp server|logging host|logging \d|snmp-server (?:host|group|view|community|enable)|ip name-server|name-server|neighbor|network|aggregate-address|redistribute|server|area|passive-interface|no passive-interface|ip(?:v6)? nat inside source static|interface|vlan|ip access-list|ipv6 access-list|mac access-list|ip prefix-list|ipv6 prefix-list|route-map|class-map|policy-map|vrf|crypto|key|aaa group|tacacs server|radius server|object-group|ip dhcp|ipv6 dhcp|zone|zone-pair|class|match|ip helper-address|ipv6 address|ipv6 dhcp relay|ip dhcp relay|permit|deny|address-family|line|username|ip address \S+ \S+ secondary|router ospf)/,
  order,
};

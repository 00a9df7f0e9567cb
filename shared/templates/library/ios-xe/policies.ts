import { mostIosXeZoneLines } from '../../../equipment/access-list-lines.ts';
import { jinja } from '../jinja.ts';

/**
 * Who may begin what: zones and inspection on a router, access lists where nothing is remembered. These let errors of any router on
 * the way through (RFC 4890, section 4.3.1), since they belong to no rule, and without them no path's MTU is found. Class maps of the zone
 * firewall take no object groups of IPv6 (Cisco, "Object Groups for ACLs", restrictions): there each pair of prefixes is a line, and
 * where these are too many, IPv6 is in no class and dropped.
 */
export const policies = jinja`
{% macro side(what, v6) %}
{%- if what.isAny -%}
any
{%- elif what.group -%}
object-group {{ what.group }}
{%- elif v6 -%}
{{ what.prefixes[0] if not what.prefixes[0].endswith('/128') else 'host ' ~ what.prefixes[0] | address }}
{%- elif what.prefixes[0].endswith('/32') -%}
host {{ what.prefixes[0] | address }}
{%- else -%}
{{ what.prefixes[0] | network }} {{ what.prefixes[0] | wildcard }}
{%- endif -%}
{% endmacro %}
{% macro ports(range) %}
{%- if range -%}
{{ ' eq ' ~ range.from if range.from == range.to else ' range ' ~ range.from ~ ' ' ~ range.to }}
{%- endif -%}
{% endmacro %}
{% macro entry(line, action, log) %}
{%- set v6 = line.family == 6 -%}
{{ action }} {{ ('ipv6' if v6 else 'ip') if line.protocol == 'any' else line.protocol }} {{ side(line.source, v6) }}{{ ports(line.sourcePorts) }} {{ side(line.destination, v6) }}{{ ports(line.ports) }}{{ ' established' if line.sourcePorts and line.protocol == 'tcp' else '' }}{{ ' log' if log else '' }}
{%- endmacro %}
{% macro pairs(line) %}
{% set protocol = 'ipv6' if line.protocol == 'any' else line.protocol %}
{% set port = ports(line.ports) %}
{% set destinations = ['any'] if line.destination.isAny else line.destination.prefixes %}
{% for source in (['any'] if line.source.isAny else line.source.prefixes) %}
{% for destination in destinations %}
 permit {{ protocol }} {{ source }} {{ destination }}{{ port }}
{% endfor %}
{% endfor %}
{% endmacro %}
{% for group in filter.groups if group.family == 4 or device.filtering == 'stateless' %}
{% if group.family == 4 %}
{{ group.from | origin }}object-group network {{ group.name }}
{% for prefix in group.prefixes %}
 {{ 'host ' ~ prefix | address if prefix.endswith('/32') else prefix | network ~ ' ' ~ prefix | netmask }}
{% endfor %}
{% else %}
{{ group.from | origin }}object-group v6-network {{ group.name }}
{% for prefix in group.prefixes %}
 {{ 'host ' ~ prefix | address if prefix.endswith('/128') else prefix }}
{% endfor %}
{% endif %}
!
{% endfor %}
{% set unmatchedLog = device.unmatched.isLogged if device.unmatched else false %}
{% if filter.rules and device.filtering == 'stateless' %}
{{ device.members[0].node | origin }}object-group network THIS-DEVICE
{% for address in addresses if ':' not in address %}
 host {{ address }}
{% endfor %}
!
{% for list in ['POLICY', 'POLICY-OUTSIDE'] if list == 'POLICY' or forged.interfaces %}
{{ device.members[0].node | origin }}ip access-list extended {{ list }}
{% if list == 'POLICY-OUTSIDE' %}
 remark own addresses do not come from outside
{% for prefix in forged.prefixes4 %}
 deny ip {{ prefix | network }} {{ prefix | wildcard }} any log
{% endfor %}
{% endif %}
 remark to this device: its neighbours, its hosts' requests, who administers it
 permit ospf any any
 permit 112 any host 224.0.0.18
 permit ip any 224.0.0.0 0.0.0.255
 permit udp any eq bootpc any eq bootps
 permit ip any object-group THIS-DEVICE
 remark errors about packets that a rule has let through
 permit icmp any any unreachable
 permit icmp any any time-exceeded
 permit icmp any any parameter-problem
{% for rule in filter.rules %}
{% for line in rule.lines if line.family == 4 %}
{% if loop.first %}
{{ rule.from | origin }} remark {{ rule.name }}
{% endif %}
 {{ entry(line, 'permit' if rule.action == 'allow' else 'deny', rule.isLogged) }}
{% endfor %}
{% endfor %}
{{ device.members[0].node | origin }} deny ip any any{{ ' log' if unmatchedLog else '' }}
!
{% endfor %}
{% if 6 in filter.families %}
object-group v6-network THIS-DEVICE-v6
{% for address in addresses if ':' in address %}
 host {{ address }}
{% endfor %}
!
{% for list in ['POLICY-v6', 'POLICY-OUTSIDE-v6'] if list == 'POLICY-v6' or forged.interfaces %}
{{ device.members[0].node | origin }}ipv6 access-list {{ list }}
{% if list == 'POLICY-OUTSIDE-v6' %}
{% for prefix in forged.prefixes6 %}
 deny ipv6 {{ prefix }} any log
{% endfor %}
{% endif %}
 permit icmp any any nd-na
 permit icmp any any nd-ns
 permit icmp any any router-solicitation
 permit icmp any any router-advertisement
 permit ipv6 FE80::/10 any
 permit ipv6 any FF00::/8
 permit ipv6 any object-group THIS-DEVICE-v6
 remark errors about packets that a rule has let through
 permit icmp any any unreachable
 permit icmp any any packet-too-big
 permit icmp any any time-exceeded
 permit icmp any any parameter-problem
{% for rule in filter.rules %}
{% for line in rule.lines if line.family == 6 %}
{% if loop.first %}
{{ rule.from | origin }} remark {{ rule.name }}
{% endif %}
 {{ entry(line, 'permit' if rule.action == 'allow' else 'deny', rule.isLogged) }}
{% endfor %}
{% endfor %}
{{ device.members[0].node | origin }} deny ipv6 any any{{ ' log' if unmatchedLog else '' }}
!
{% endfor %}
{% endif %}
{% set strangers = forged.interfaces | map(attribute='name') | list %}
{% for row in interfaces if row.kind != 'loopback' and not row.vrf and (row.ipv4 or row.ipv6) %}
{% set list = 'POLICY-OUTSIDE' if row.name in strangers else 'POLICY' %}
{{ row.from | origin }}interface {{ row.name }}
{% if row.ipv4 %}
 ip access-group {{ list }} in
{% endif %}
{% if row.ipv6 and 6 in filter.families %}
 ipv6 traffic-filter {{ list }}-v6 in
{% endif %}
{% endfor %}
!
{% elif filter.rules %}
{% set families = [4, 6] if filter.expandedLines6 <= ${mostIosXeZoneLines} else [4] %}
{% for rule in filter.rules if rule.lines | selectattr('family', 'in', families) | list %}
{% for line in rule.lines if line.family == 4 %}
{% if loop.first %}
{{ rule.from | origin }}ip access-list extended RULE-{{ rule.name }}
{% endif %}
 {{ entry(line, 'permit', false) }}
{% endfor %}
{% for line in rule.lines if line.family == 6 and 6 in families %}
{% if loop.first %}
{{ rule.from | origin }}ipv6 access-list RULE-{{ rule.name }}-v6
{% endif %}
{{ pairs(line) -}}
{% endfor %}
{{ rule.from | origin }}class-map type inspect match-any RULE-{{ rule.name }}
{% if rule.lines | selectattr('family', 'equalto', 4) | list %}
 match access-group name RULE-{{ rule.name }}
{% endif %}
{% if 6 in families and rule.lines | selectattr('family', 'equalto', 6) | list %}
 match access-group name RULE-{{ rule.name }}-v6
{% endif %}
!
{% endfor %}
{% if filter.rules | selectattr('action', 'equalto', 'allow') | selectattr('isLogged') | list %}
{{ device.members[0].node | origin }}parameter-map type inspect LOGGED
 audit-trail on
!
{% endif %}
{{ device.members[0].node | origin }}policy-map type inspect POLICY
{% for rule in filter.rules if rule.lines | selectattr('family', 'in', families) | list %}
{{ rule.from | origin }} class type inspect RULE-{{ rule.name }}
{% if rule.action == 'allow' %}
  {{ 'pass' if rule.lines | rejectattr('protocol', 'equalto', 'esp') | list | length == 0 else 'inspect' }}{{ ' LOGGED' if rule.isLogged else '' }}
{% else %}
  drop{{ ' log' if rule.isLogged else '' }}
{% endif %}
{% endfor %}
{{ device.members[0].node | origin }} class class-default
  drop{{ ' log' if unmatchedLog else '' }}
!
zone security INSIDE
zone security OUTSIDE
{% for pair in [['INSIDE', 'INSIDE'], ['INSIDE', 'OUTSIDE'], ['OUTSIDE', 'INSIDE'], ['OUTSIDE', 'OUTSIDE']] %}
zone-pair security {{ pair[0] }}-{{ pair[1] }} source {{ pair[0] }} destination {{ pair[1] }}
 service-policy type inspect POLICY
{% endfor %}
!
{% for row in interfaces if row.kind != 'loopback' and not row.vrf and (row.ipv4 or row.ipv6) %}
{{ row.from | origin }}interface {{ row.name }}
 zone-member security {{ 'OUTSIDE' if row.isOutside else 'INSIDE' }}
{% endfor %}
!
{% endif %}
`;

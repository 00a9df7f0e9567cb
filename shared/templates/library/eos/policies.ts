import { mostEosLines } from '../../../equipment/access-list-lines.ts';
import { jinja } from '../jinja.ts';

/**
 * Who may begin what, as access lists: nothing is remembered, so answers are allowed by their ports, and errors of any router on the
 * way, which have none, for all (RFC 4890, section 4.3.1).
 */
export const policies = jinja`
{% macro ports(range) %}
{%- if range -%}
{{ ' eq ' ~ range.from if range.from == range.to else ' range ' ~ range.from ~ ' ' ~ range.to }}
{%- endif -%}
{% endmacro %}
{% macro side(prefix) %}
{%- if prefix.endswith('/0') -%}
any
{%- elif prefix.endswith('/32') and ':' not in prefix -%}
host {{ prefix | address }}
{%- elif prefix.endswith('/128') -%}
host {{ prefix | address }}
{%- else -%}
{{ prefix }}
{%- endif -%}
{% endmacro %}
{% if device.filtering == 'stateless' and filter.rules and filter.expandedLines <= ${mostEosLines} %}
{% set unmatchedLog = device.unmatched.isLogged if device.unmatched else false %}
{% for family in filter.families %}
{% set all = 'ipv6' if family == 6 else 'ip' %}
{% for list in ['POLICY', 'POLICY-OUTSIDE'] if list == 'POLICY' or forged.interfaces %}
{{ device.members[0].node | origin }}{{ all }} access-list {{ list }}{{ '-v6' if family == 6 else '' }}
   counters per-entry
{% if list == 'POLICY-OUTSIDE' %}
   remark own addresses do not come from outside
{% for prefix in (forged.prefixes4 if family == 4 else forged.prefixes6) %}
   deny {{ all }} {{ prefix }} any log
{% endfor %}
{% endif %}
   remark to this device: its neighbours, its hosts' requests, who administers it
{% if family == 4 %}
   permit ospf any any
   permit vrrp any host 224.0.0.18
   permit ip any 224.0.0.0/24
   permit udp any eq bootpc any eq bootps
{% for address in addresses if ':' not in address %}
   permit ip any host {{ address }}
{% endfor %}
   remark errors about packets that a rule has let through
   permit icmp any any unreachable
   permit icmp any any time-exceeded
   permit icmp any any parameter-problem
{% else %}
   permit ipv6 fe80::/10 any
   permit ipv6 any ff00::/8
   permit icmpv6 any any neighbor-solicitation
   permit icmpv6 any any neighbor-advertisement
{% for address in addresses if ':' in address %}
   permit ipv6 any host {{ address }}
{% endfor %}
   remark errors about packets that a rule has let through
   permit icmpv6 any any unreachable
   permit icmpv6 any any packet-too-big
   permit icmpv6 any any time-exceeded
   permit icmpv6 any any parameter-problem
{% endif %}
{% for rule in filter.rules %}
{% for line in rule.lines if line.family == family %}
{% if loop.first %}
{{ rule.from | origin }}   remark {{ rule.name }}
{% endif %}
{% set protocol = all if line.protocol == 'any' else ('icmpv6' if line.protocol == 'icmp' and family == 6 else line.protocol) %}
{% set verb = ('permit ' if rule.action == 'allow' else 'deny ') ~ protocol ~ ' ' %}
{% set end = ports(line.ports) ~ (' established' if line.sourcePorts and line.protocol == 'tcp' else '') ~ (' log' if rule.isLogged else '') %}
{% for source in line.source.prefixes %}
{% set begin = verb ~ side(source) ~ ports(line.sourcePorts) %}
{% for destination in line.destination.prefixes %}
   {{ begin }} {{ side(destination) }}{{ end }}
{% endfor %}
{% endfor %}
{% endfor %}
{% endfor %}
{{ device.members[0].node | origin }}   deny {{ all }} any any{{ ' log' if unmatchedLog else '' }}
!
{% endfor %}
{% endfor %}
{% set strangers = forged.interfaces | map(attribute='name') | list %}
{% for row in interfaces if row.kind != 'loopback' and not row.vrf and (row.ipv4 or row.ipv6) %}
{% set list = 'POLICY-OUTSIDE' if row.name in strangers else 'POLICY' %}
{{ row.from | origin }}interface {{ row.name }}
{% if row.ipv4 and 4 in filter.families %}
   ip access-group {{ list }} in
{% endif %}
{% if row.ipv6 and 6 in filter.families %}
   ipv6 access-group {{ list }}-v6 in
{% endif %}
{% endfor %}
!
{% endif %}
`;

import { mostEosLines } from '../../../equipment/access-list-lines.ts';
import { jinja } from '../jinja.ts';

/**
 * Who may begin what where an access list would be too long: matches in their order, which name sets of prefixes. What no action
 * drops is forwarded: the errors of any router on the way, too, by their types.
 */
export const trafficPolicies = jinja`
{% macro ports(side, range) %}
{%- if range -%}
{{ ' ' }}{{ side }} port {{ range.from if range.from == range.to else range.from ~ '-' ~ range.to }}
{%- endif -%}
{% endmacro %}
{% macro side(name, own) %}
{% if not own.isAny %}
         {{ name }} prefix {{ 'field-set ' ~ own.group if own.group else own.prefixes[0] }}
{% endif %}
{% endmacro %}
{% macro verdict(isDropped, isLogged) %}
{% if isDropped or isLogged %}
         actions
{% if isDropped %}
            drop
{% endif %}
{% if isLogged %}
            log
{% endif %}
         !
{% endif %}
      !
{% endmacro %}
{% if device.filtering == 'stateless' and filter.rules and filter.expandedLines > ${mostEosLines} %}
{% set unmatchedLog = device.unmatched.isLogged if device.unmatched else false %}
{{ device.members[0].node | origin }}traffic-policies
{% for group in filter.groups %}
{{ group.from | origin }}   field-set ipv{{ group.family }} prefix {{ group.name }}
{% for prefix in group.prefixes %}
      {{ prefix }}
{% endfor %}
   !
{% endfor %}
{% for family in filter.families %}
{{ device.members[0].node | origin }}   field-set ipv{{ family }} prefix THIS-DEVICE{{ '-v6' if family == 6 else '' }}
{% for address in addresses if (':' in address) == (family == 6) %}
      {{ address }}{{ '/128' if family == 6 else '/32' }}
{% endfor %}
   !
{% endfor %}
{% for policy in ['POLICY', 'POLICY-OUTSIDE'] if policy == 'POLICY' or forged.interfaces %}
{{ device.members[0].node | origin }}   traffic-policy {{ policy }}
{% if policy == 'POLICY-OUTSIDE' %}
{% for family in [4, 6] %}
{% for prefix in (forged.prefixes4 if family == 4 else forged.prefixes6) %}
      match own-addresses-{{ loop.index }}{{ '-v6' if family == 6 }} ipv{{ family }}
         source prefix {{ prefix }}
{{ verdict(true, true) -}}
{% endfor %}
{% endfor %}
{% endif %}
{% for family in filter.families %}
{% set end = '-v6' if family == 6 else '' %}
{% if family == 4 %}
      match routing ipv4
         protocol 89
      !
      match neighbours ipv4
         destination prefix 224.0.0.0/24
      !
      match dhcp-requests ipv4
         protocol udp source port 68 destination port 67
      !
{% else %}
      match link-local-v6 ipv6
         source prefix fe80::/10
      !
      match neighbours-v6 ipv6
         destination prefix ff00::/8
      !
{% endif %}
      match this-device{{ end }} ipv{{ family }}
         destination prefix field-set THIS-DEVICE{{ end }}
      !
      match errors{{ end }} ipv{{ family }}
         protocol {{ 'icmpv6 type 1,2,3,4' if family == 6 else 'icmp type 3,11,12' }} code all
      !
{% for rule in filter.rules %}
{% for line in rule.lines if line.family == family %}
{{ rule.from | origin }}      match {{ rule.name }}-{{ loop.index }}{{ end }} ipv{{ family }}
{{ side('source', line.source) -}}
{{ side('destination', line.destination) -}}
{% if line.protocol != 'any' %}
         protocol {{ '50' if line.protocol == 'esp' else 'icmpv6' if line.protocol == 'icmp' and family == 6 else line.protocol }}{{ ' flags established' if line.sourcePorts and line.protocol == 'tcp' else '' }}{{ ports('source', line.sourcePorts) }}{{ ports('destination', line.ports) }}
{% endif %}
{{ verdict(rule.action == 'deny', rule.isLogged) -}}
{% endfor %}
{% endfor %}
{% endfor %}
{{ device.members[0].node | origin }}      match ipv4-all-default ipv4
{{ verdict(4 in filter.families, 4 in filter.families and unmatchedLog) -}}
{{ '' }}      match ipv6-all-default ipv6
{{ verdict(6 in filter.families, 6 in filter.families and unmatchedLog) -}}
{{ '' }}   !
{% endfor %}
!
{% set strangers = forged.interfaces | map(attribute='name') | list %}
{% for row in interfaces if row.kind != 'loopback' and not row.vrf and (row.ipv4 or row.ipv6) %}
{{ row.from | origin }}interface {{ row.name }}
   traffic-policy input {{ 'POLICY-OUTSIDE' if row.name in strangers else 'POLICY' }}
{% endfor %}
!
{% endif %}
`;

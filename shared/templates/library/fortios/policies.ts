import { jinja } from '../jinja.ts';

/**
 * Address and service objects, then the policies in their order. The first drops what comes from outside under an address of the
 * network's own (RFC 2827, RFC 3704): the default route makes it pass the look at the way back.
 */
export const policies = jinja`
{% macro forgedSources() %}
{% if fortios.strangers and (firewall.forged.addresses4 or firewall.forged.addresses6) %}
    edit 9002
        set name "own-addresses-from-outside"
        set srcintf{% for name in fortios.strangers %} "{{ name }}"{% endfor %}

        set dstintf "any"
        set action deny
{% for suffix in ['', '6'] %}
{% set own = firewall.forged.addresses4 if suffix == '' else firewall.forged.addresses6 %}
{% if own %}
        set srcaddr{{ suffix }}{% for name in own %} "{{ name }}"{% endfor %}

        set dstaddr{{ suffix }} "all"
{% endif %}
{% endfor %}
        set schedule "always"
        set service "ALL"
        set logtraffic all
    next
{% endif %}
{% endmacro %}
{% if firewall.policies %}
{% for family in [4, 6] if family == 4 or firewall.hasIpv6 %}
{% set own = firewall.addresses | selectattr('family', 'equalto', family) | list %}
{% set suffix = '' if family == 4 else '6' %}
{% if own %}
{{ device.members[0].node | origin }}config firewall address{{ suffix }}
{% for address in own %}
    edit "{{ address.name }}"
{% if family == 4 %}
        set subnet {{ address.prefix | network }} {{ address.prefix | netmask }}
{% else %}
        set ip6 {{ address.prefix }}
{% endif %}
    next
{% endfor %}
end
config firewall addrgrp{{ suffix }}
{% for set in firewall.sets %}
{% set members = set.addresses4 if family == 4 else set.addresses6 %}
{% if members %}
{{ set.from | origin }}    edit "{{ set.name }}{{ '' if family == 4 else '-ipv6' }}"
        set member{% for name in members %} "{{ name }}"{% endfor %}

    next
{% endif %}
{% endfor %}
end
{% endif %}
{% endfor %}
{{ device.members[0].node | origin }}config firewall service custom
{% for service in firewall.services %}
    edit "svc-{{ service.name }}"
{% if service.protocol == 'icmp' %}
        set protocol ICMP
        unset icmptype
    next
    edit "svc-{{ service.name }}-ipv6"
        set protocol ICMP6
        unset icmptype
{% elif service.protocol == 'esp' %}
        set protocol IP
        set protocol-number 50
{% else %}
        set protocol TCP/UDP/SCTP
        set {{ service.protocol }}-portrange {{ service.ports.from if service.ports else 1 }}-{{ service.ports.to if service.ports else 65535 }}
{% endif %}
    next
{% endfor %}
end
{% set icmp = firewall.services | selectattr('protocol', 'equalto', 'icmp') | map(attribute='name') | list %}
config firewall policy
{{ forgedSources() -}}
{% if fortios.tunnelLoopbacks and fortios.outside %}
    edit 9001
        set name "tunnels"
        set srcintf{% for name in fortios.outside %} "{{ name }}"{% endfor %}

        set dstintf{% for name in fortios.tunnelLoopbacks %} "{{ name }}"{% endfor %}

        set action accept
        set srcaddr "all"
        set dstaddr "all"
        set schedule "always"
        set service "IKE" "ESP"
        set logtraffic disable
    next
{% endif %}
{% for rule in firewall.policies %}
{% set place = fortios.policies[loop.index0] %}
{{ rule.from | origin }}    edit {{ rule.number }}
        set name "{{ rule.name[:35] }}"
        set srcintf{% for name in place.sourcePlaces or ['any'] %} "{{ name }}"{% endfor %}

        set dstintf{% for name in place.destinationPlaces or ['any'] %} "{{ name }}"{% endfor %}

        set action {{ 'accept' if rule.action == 'allow' else 'deny' }}
{% for family in [4, 6] if (rule.has4 if family == 4 else rule.has6) %}
{% set suffix = '' if family == 4 else '6' %}
{% for side in ['source', 'destination'] %}
{% set short = 'src' if side == 'source' else 'dst' %}
{% set members = rule[side].addresses4 if family == 4 else rule[side].addresses6 %}
        set {{ short }}addr{{ suffix }}{% for name in members %} "{{ name }}"{% endfor %}

{% if rule[side].isExcluded %}
        set {{ short }}addr{{ suffix }}-negate enable
{% endif %}
{% endfor %}
{% endfor %}
        set schedule "always"
        set service{% for name in rule.services %} "svc-{{ name }}"{% if name in icmp and rule.has6 %} "svc-{{ name }}-ipv6"{% endif %}{% endfor %}{{ '' if rule.services else ' "ALL"' }}
        set logtraffic {{ 'all' if rule.isLogged else 'disable' }}
{% if device.inspection and rule.action == 'allow' %}
        set utm-status enable
        set inspection-mode flow
        set ssl-ssh-profile "certificate-inspection"
{% if device.inspection.intrusions %}
        set ips-sensor "{{ 'default' if device.inspection.intrusions == 'stopped' else 'all_default_pass' }}"
{% endif %}
{% if device.inspection.malware %}
        set av-profile "default"
{% endif %}
{% if device.inspection.content and rule.toZone == 'internet' %}
        set webfilter-profile "default"
{% endif %}
{% endif %}
{% if place.isFromOutside and rule.action == 'allow' %}
        set diffserv-forward enable
        set diffservcode-forward 000000
{% endif %}
    next
{% endfor %}
end
{% else %}
{% for suffix in ['', '6'] %}
{% set own = forged.prefixes4 if suffix == '' else forged.prefixes6 %}
{% if fortios.strangers and own %}
config firewall address{{ suffix }}
{% for prefix in own %}
    edit "{{ fortios.objectOf[prefix] }}"
{% if suffix == '' %}
        set subnet {{ prefix | network }} {{ prefix | netmask }}
{% else %}
        set ip6 {{ prefix }}
{% endif %}
    next
{% endfor %}
end
{% endif %}
{% endfor %}
{{ device.members[0].node | origin }}config firewall policy
{{ forgedSources() -}}
{{ '' }}    edit 1
        set name "everything"
        set srcintf "any"
        set dstintf "any"
        set action accept
        set srcaddr "all"
        set dstaddr "all"
{% if firewall.hasIpv6 %}
        set srcaddr6 "all"
        set dstaddr6 "all"
{% endif %}
        set schedule "always"
        set service "ALL"
        set logtraffic disable
    next
end
{% endif %}
`;

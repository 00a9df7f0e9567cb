import { jinja } from '../jinja.ts';

/** Zones of interfaces; those towards the internet stay by themselves, so that each can have its own translation. */
export const zones = jinja`
{% if fortios.zones %}
config system zone
{% for zone in fortios.zones if zone.interfaces %}
{{ zone.from | origin }}    edit "{{ zone.name }}"
        set intrazone deny
        set interface{% for name in zone.interfaces %} "{{ name }}"{% endfor %}

    next
{% endfor %}
end
{% endif %}
`;

/** Address and service objects, then the policies in their order. */
export const policies = jinja`
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
{% if place.isFromOutside and rule.action == 'allow' %}
        set diffserv-forward enable
        set diffservcode-forward 000000
{% endif %}
    next
{% endfor %}
end
{% else %}
{{ device.members[0].node | origin }}config firewall policy
    edit 1
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

/** Published servers in both directions, then everybody else behind the address of the way out. */
export const nat = jinja`
{% if device.nat %}
{% if not firewall.policies and firewall.addresses %}
config firewall address
{% for address in firewall.addresses if address.family == 4 %}
    edit "{{ address.name }}"
        set subnet {{ address.prefix | network }} {{ address.prefix | netmask }}
    next
{% endfor %}
end
{% endif %}
{% set published = device.nat | selectattr('kind', 'equalto', 'static') | list %}
{% set hidden = device.nat | selectattr('kind', 'equalto', 'source') | list %}
{% if published %}
config firewall vip
{% for rule in published %}
{{ rule.from | origin }}    edit "public-{{ rule.address }}"
        set extip {{ rule.address }}
        set mappedip "{{ rule.inside }}"
        set extintf "{{ names[rule.outside] }}"
        set nat-source-vip enable
    next
{% endfor %}
end
{% endif %}
{% set pools = namespace(any=false) %}
{% for rule in hidden if not fortios.ownAddress[rule.address] %}
{% if not pools.any %}
config firewall ippool
{% set pools.any = true %}
{% endif %}
{{ rule.from | origin }}    edit "pool-{{ rule.address }}"
        set type overload
        set startip {{ rule.address }}
        set endip {{ rule.address }}
    next
{% endfor %}
{% if pools.any %}
end
{% endif %}
{% if hidden %}
{% set entry = namespace(n=0) %}
config firewall central-snat-map
{% for rule in hidden %}
{% if rule.except %}
{% set entry.n = entry.n + 1 %}
{{ rule.from | origin }}    edit {{ entry.n }}
        set srcintf{% for name in fortios.inside %} "{{ name }}"{% endfor %}

        set dstintf "{{ names[rule.outside] }}"
        set orig-addr{% for prefix in rule.sources %} "{{ fortios.objectOf[prefix] }}"{% endfor %}

        set dst-addr{% for prefix in rule.except %} "{{ fortios.objectOf[prefix] }}"{% endfor %}

        set nat disable
    next
{% endif %}
{% set entry.n = entry.n + 1 %}
    edit {{ entry.n }}
        set srcintf{% for name in fortios.inside %} "{{ name }}"{% endfor %}

        set dstintf "{{ names[rule.outside] }}"
        set orig-addr{% for prefix in rule.sources %} "{{ fortios.objectOf[prefix] }}"{% endfor %}

        set dst-addr "all"
        set nat enable
{% if not fortios.ownAddress[rule.address] %}
        set nat-ippool "pool-{{ rule.address }}"
{% endif %}
    next
{% endfor %}
end
{% endif %}
{% endif %}
`;

/** Classes with their shares of an interface's rate, and which marks belong to which. */
export const qualityOfService = jinja`
{% if qos and (interfaces | selectattr('trust') | selectattr('shapeMbps') | list) %}
{{ device.members[0].node | origin }}config firewall traffic-class
{% for class in qos %}
    edit {{ loop.index + 1 }}
        set class-name "{{ class.name }}"
    next
{% endfor %}
end
config firewall shaping-profile
    edit "classes"
        set type queuing
{% for class in qos if class.name == 'default' %}
        set default-class-id {{ fortios.classId[class.name] }}
{% endfor %}
        config shaping-entries
{% for class in qos %}
            edit {{ loop.index }}
                set class-id {{ fortios.classId[class.name] }}
                set priority {{ 'top' if class.isPriority else ('high' if class.name == 'network-control' else ('low' if class.name == 'scavenger' else 'medium')) }}
                set guaranteed-bandwidth-percentage {{ class.sharePercent }}
                set maximum-bandwidth-percentage {{ class.sharePercent if class.isPriority else 100 }}
            next
{% endfor %}
        end
    next
end
config firewall shaping-policy
{% set entry = namespace(n=0) %}
{% for class in qos if class.name != 'default' %}
{% for dscp in class.dscp %}
{% for family in [4, 6] if family == 4 or firewall.hasIpv6 %}
{% set entry.n = entry.n + 1 %}
    edit {{ entry.n }}
        set name "{{ class.name }}-{{ dscp }}{{ '' if family == 4 else '-ipv6' }}"
{% if family == 6 %}
        set ip-version 6
{% endif %}
        set service "ALL"
        set dstintf "any"
        set tos-mask 0xfc
        set tos 0x{{ (dscp * 4) | hex(2) }}
        set class-id {{ fortios.classId[class.name] }}
        set srcaddr{{ '' if family == 4 else '6' }} "all"
        set dstaddr{{ '' if family == 4 else '6' }} "all"
    next
{% endfor %}
{% endfor %}
{% endfor %}
end
{% endif %}
`;

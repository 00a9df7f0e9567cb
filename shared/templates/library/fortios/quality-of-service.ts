import { jinja } from '../jinja.ts';

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

import { jinja } from '../jinja.ts';

export const bgp = jinja`
{% set process = device.routing.bgp if device.routing else none %}
{% if process %}
{{ process.from | origin }}config router bgp
    set as {{ process.as }}
    set router-id {{ device.routing.routerId }}
    set log-neighbour-changes enable
    config neighbor
{% for neighbour in process.neighbours %}
{% set v6 = '6' if ':' in neighbour.address else '' %}
{{ neighbour.from | origin }}        edit "{{ neighbour.address }}"
{% if v6 %}
            set activate disable
            set activate6 enable
{% endif %}
            set remote-as {{ neighbour.as }}
            set description "{{ neighbour.description[:63] }}"
            set keep-alive-timer {{ neighbour.keepaliveSeconds }}
            set holdtime-timer {{ neighbour.holdSeconds }}
{% if neighbour.source %}
            set update-source "{{ names[neighbour.source] }}"
{% endif %}
{% if neighbour.nextHopSelf %}
            set next-hop-self{{ v6 }} enable
{% endif %}
{% if neighbour.announcesDefault %}
            set capability-default-originate{{ v6 }} enable
{% endif %}
{% if neighbour.in %}
            set prefix-list-in{{ v6 }} "{{ neighbour.in[:35] }}"
{% endif %}
{% if neighbour.out %}
            set prefix-list-out{{ v6 }} "{{ neighbour.out[:35] }}"
{% endif %}
{% if neighbour.localPreference is not none %}
            set route-map-in{{ v6 }} "in-{{ neighbour.address | replace(':', '-') }}"
{% endif %}
{% if neighbour.prepend %}
            set route-map-out{{ v6 }} "out-{{ neighbour.address | replace(':', '-') }}"
{% endif %}
{% if neighbour.maxPrefixes %}
            set maximum-prefix{{ v6 }} {{ neighbour.maxPrefixes }}
{% endif %}
        next
{% endfor %}
    end
{% for v6 in [false, true] %}
{% set own = namespace(any=false) %}
{% for network in process.networks if (':' in network) == v6 %}
{% if not own.any %}
    config network{{ '6' if v6 else '' }}
{% set own.any = true %}
{% endif %}
        edit {{ loop.index }}
{% if v6 %}
            set prefix6 {{ network }}
{% else %}
            set prefix {{ network | network }} {{ network | netmask }}
{% endif %}
        next
{% endfor %}
{% if own.any %}
    end
{% endif %}
{% endfor %}
{% for source in process.redistribute %}
    config redistribute "{{ source.source }}"
        set status enable
{% if source.filter or source.setTag or source.exceptTag %}
        set route-map "bgp-{{ source.source }}"
{% endif %}
    end
{% endfor %}
end
{% endif %}
`;

import { jinja } from '../jinja.ts';

/** Static routes of both families, with the monitors that some of them follow. */
export const staticRoutes = jinja`
{% for family in [4, 6] %}
{% set rows = fortios.routes | selectattr('family', 'equalto', family) | list %}
{% if rows %}
config router static{{ '' if family == 4 else '6' }}
{% for route in rows %}
{{ route.from | origin }}    edit {{ loop.index }}
{% if family == 4 %}
        set dst {{ route.prefix | network }} {{ route.prefix | netmask }}
{% else %}
        set dst {{ route.prefix }}
{% endif %}
{% if route.isDiscard %}
        set blackhole enable
{% else %}
{% if route.nextHop %}
        set gateway {{ route.nextHop }}
{% endif %}
{% if route.device %}
        set device "{{ route.device }}"
{% endif %}
{% endif %}
        set distance {{ route.distance }}
    next
{% endfor %}
end
{% endif %}
{% endfor %}
{% if fortios.vrfRoutes and device.members | length == 1 %}
config router static
{% for route in fortios.vrfRoutes if route.family == 4 %}
{{ route.from | origin }}    edit {{ loop.index + 1000 }}
        set dst {{ route.prefix | network }} {{ route.prefix | netmask }}
        set gateway {{ route.nextHop }}
        set device "{{ route.device }}"
        set distance {{ route.distance }}
    next
{% endfor %}
end
{% endif %}
{% set probes = tracks | selectattr('kind', 'equalto', 'reachability') | list %}
{% if probes %}
config system link-monitor
{% for probe in probes %}
{{ probe.from | origin }}    edit "{{ probe.name[:35] }}"
{% if probe.family == 6 %}
        set addr-mode ipv6
{% endif %}
        set srcintf "{{ probe.interface }}"
        set server "{{ probe.address }}"
        set protocol ping
        set gateway-ip{{ '6' if probe.family == 6 else '' }} {{ probe.address }}
{% if probe.source %}
        set source-ip{{ '6' if probe.family == 6 else '' }} {{ probe.source }}
{% endif %}
{% set led = fortios.routes | selectattr('track', 'equalto', probe.name) | selectattr('family', 'equalto', 4) | list %}
{% if led and probe.family == 4 %}
        set route{% for route in led %} "{{ route.prefix }}"{% endfor %}

{% endif %}
        set interval 500
        set probe-timeout 500
        set failtime 3
        set recoverytime 3
        set update-cascade-interface disable
        set update-static-route enable
    next
{% endfor %}
end
{% endif %}
`;

/** Prefixes that pass a border, and route maps for what is redistributed. */
export const filters = jinja`
{% if device.routing and device.routing.filters %}
{% for family in [4, 6] %}
{% set own = namespace(any=false) %}
{% for filter in device.routing.filters %}
{% for rule in filter.rules if (':' in rule.prefix) == (family == 6) %}{% set own.any = true %}{% endfor %}
{% endfor %}
{% if own.any %}
{{ device.members[0].node | origin }}config router prefix-list{{ '' if family == 4 else '6' }}
{% for filter in device.routing.filters %}
    edit "{{ filter.name[:35] }}"
        config rule
{% for rule in filter.rules if (':' in rule.prefix) == (family == 6) %}
            edit {{ loop.index }}
                set action {{ rule.action }}
{% if family == 4 %}
                set prefix {{ rule.prefix | network }} {{ rule.prefix | netmask }}
{% else %}
                set prefix6 {{ rule.prefix }}
{% endif %}
{% if rule.from is none or rule.from == rule.prefix | prefix %}
                unset ge
{% else %}
                set ge {{ rule.from }}
{% endif %}
{% if rule.to is none and rule.from is none %}
                unset le
{% else %}
                set le {{ rule.to if rule.to is not none else (32 if family == 4 else 128) }}
{% endif %}
            next
{% endfor %}
        end
    next
{% endfor %}
end
{% endif %}
{% endfor %}
{% endif %}
{% if fortios.routeMaps %}
config router route-map
{% for map in fortios.routeMaps %}
{{ map.from | origin }}    edit "{{ map.name }}"
        config rule
{% for rule in map.rules %}
            edit {{ loop.index }}
                set action {{ rule.action }}
{% if rule.filter %}
                set match-ip{{ '6' if map.isIpv6 else '' }}-address "{{ rule.filter[:35] }}"
{% endif %}
{% if rule.exceptTag %}
                set match-tag {{ rule.exceptTag }}
{% endif %}
{% if rule.setTag %}
                set set-tag {{ rule.setTag }}
{% endif %}
{% if rule.localPreference is not none %}
                set set-local-preference {{ rule.localPreference }}
{% endif %}
{% if rule.prepend %}
                set set-aspath-action prepend
                set set-aspath{% for _ in range(rule.prepend) %} "{{ device.routing.bgp.as }}"{% endfor %}

{% endif %}
            next
{% endfor %}
        end
    next
{% endfor %}
end
{% endif %}
`;

export const ospf = jinja`
{% for version in ['ospf', 'ospf3'] %}
{% set process = device.routing[version] if device.routing else none %}
{% if process %}
{% set isV6 = version == 'ospf3' %}
{{ process.from | origin }}config router {{ 'ospf6' if isV6 else 'ospf' }}
    set router-id {{ device.routing.routerId }}
    set abr-type standard
{% if process.originatesDefault %}
    set default-information-originate enable
    set default-information-metric {{ process.originatesDefault.metric }}
    set default-information-metric-type 2
{% endif %}
    config area
{% for area in process.areas %}
        edit {{ area.id // 16777216 }}.{{ (area.id // 65536) % 256 }}.{{ (area.id // 256) % 256 }}.{{ area.id % 256 }}
{% if area.kind != 'normal' %}
            set type stub
            set stub-type {{ 'no-summary' if area.kind == 'totally-stubby' else 'summary' }}
{% endif %}
{% if area.summaries %}
            config range
{% for summary in area.summaries %}
                edit {{ loop.index }}
{% if isV6 %}
                    set prefix6 {{ summary }}
{% else %}
                    set prefix {{ summary | network }} {{ summary | netmask }}
{% endif %}
                    set advertise enable
                next
{% endfor %}
            end
{% endif %}
        next
{% endfor %}
    end
    config {{ 'ospf6-interface' if isV6 else 'ospf-interface' }}
{% for row in process.interfaces %}
{% set own = byName[row.interface] %}
{{ own.from | origin }}        edit "{{ own.name }}"
{% if isV6 %}
            set area-id {{ row.area // 16777216 }}.{{ (row.area // 65536) % 256 }}.{{ (row.area // 256) % 256 }}.{{ row.area % 256 }}
{% endif %}
            set interface "{{ own.name }}"
            set cost {{ row.cost }}
{% if not row.isPassive %}
            set dead-interval {{ row.deadSeconds }}
            set hello-interval {{ row.helloSeconds }}
            set network-type {{ row.network }}
{% endif %}
        next
{% endfor %}
    end
{% if not isV6 %}
    config network
{% for row in process.interfaces %}
{% set own = byName[row.interface] %}
{{ own.from | origin }}        edit {{ loop.index }}
            set prefix {{ own.ipv4[0] | network }} {{ own.ipv4[0] | netmask }}
            set area {{ row.area // 16777216 }}.{{ (row.area // 65536) % 256 }}.{{ (row.area // 256) % 256 }}.{{ row.area % 256 }}
        next
{% endfor %}
    end
{% endif %}
{% set quiet = process.interfaces | selectattr('isPassive') | list %}
{% if quiet %}
{{ process.from | origin }}    set passive-interface{% for row in quiet %} "{{ names[row.interface] }}"{% endfor %}

{% endif %}
{% for source in process.redistribute %}
    config redistribute "{{ source.source }}"
        set status enable
{% if source.filter or source.setTag or source.exceptTag %}
        set routemap "{{ version }}-{{ source.source }}"
{% endif %}
    end
{% endfor %}
end
{% endif %}
{% endfor %}
`;

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

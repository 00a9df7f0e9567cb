import { jinja } from '../jinja.ts';

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

import { jinja } from '../jinja.ts';

/** OSPFv2 and OSPFv3 with areas, summaries and what they announce of other sources. */
export const ospf = jinja`
{% for version in ['ospf', 'ospf3'] %}
{% set process = device.routing[version] if device.routing else none %}
{% if process %}
{% set default = '0.0.0.0/0' if version == 'ospf' else '::/0' %}
{% set exports = process.originatesDefault or process.redistribute %}
{% if exports %}
{{ process.from | origin }}policy-options {
    policy-statement into-{{ version }} {
{% if process.originatesDefault %}
        term default {
            from {
                protocol [ static bgp ];
                route-filter {{ default }} exact;
            }
            then {
                metric {{ process.originatesDefault.metric }};
                external {
                    type 2;
                }
                accept;
            }
        }
{% endif %}
        term no-other-default {
            from {
                route-filter {{ default }} exact;
            }
            then reject;
        }
{% for source in process.redistribute %}
{% if source.exceptTag %}
        term not-{{ source.source }}-{{ source.exceptTag }} {
            from {
                protocol {{ junos.protocol[source.source] }};
                tag {{ source.exceptTag }};
            }
            then reject;
        }
{% endif %}
        term {{ source.source }} {
            from {
                protocol {{ junos.protocol[source.source] }};
{% if source.filter %}
                policy {{ source.filter }};
{% endif %}
            }
            then {
{% if source.setTag %}
                tag {{ source.setTag }};
{% endif %}
                accept;
            }
        }
{% endfor %}
        term nothing-else {
            then reject;
        }
    }
}
{% endif %}
{{ process.from | origin }}protocols {
    {{ version }} {
        preference 110;
        external-preference 110;
{% if exports %}
        export into-{{ version }};
{% endif %}
{% for area in process.areas %}
{{ process.from | origin }}        area {{ area.id // 16777216 }}.{{ (area.id // 65536) % 256 }}.{{ (area.id // 256) % 256 }}.{{ area.id % 256 }} {
{% if area.kind != 'normal' %}
            stub{% if process.areas | length > 1 %} default-metric 1{% endif %}{{ ' no-summaries' if area.kind == 'totally-stubby' else '' }};
{% endif %}
{% for summary in area.summaries %}
            area-range {{ summary }};
{% endfor %}
{% for row in process.interfaces if row.area == area.id %}
{{ byName[row.interface].from | origin }}            interface {{ junos.unit[row.interface] }} {
{% if row.isPassive %}
                passive;
                metric {{ row.cost }};
{% else %}
{% if row.network == 'point-to-point' %}
                interface-type p2p;
{% endif %}
                metric {{ row.cost }};
                hello-interval {{ row.helloSeconds }};
                dead-interval {{ row.deadSeconds }};
{% endif %}
            }
{% endfor %}
        }
{% endfor %}
    }
}
{% endif %}
{% endfor %}
`;

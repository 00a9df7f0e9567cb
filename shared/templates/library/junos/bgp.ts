import { jinja } from '../jinja.ts';

/** BGP with each neighbour's export and import policies. */
export const bgp = jinja`
{% set process = device.routing.bgp if device.routing else none %}
{% if process %}
policy-options {
{% for neighbour in process.neighbours %}
{% set own = neighbour.address | replace('.', '-') | replace(':', '-') %}
{% set v6 = ':' in neighbour.address %}
{% set default = '::/0' if v6 else '0.0.0.0/0' %}
{{ neighbour.from | origin }}    policy-statement to-{{ own }} {
{% set accepted %}
{% if neighbour.prepend %}
                as-path-prepend "{{ process.as }}{% for _ in range(neighbour.prepend - 1) %} {{ process.as }}{% endfor %}";
{% endif %}
{% if neighbour.nextHopSelf %}
                next-hop self;
{% endif %}
                accept;
{% endset %}
        term default {
            from {
                route-filter {{ default }} exact;
            }
{% if neighbour.announcesDefault %}
            then {
{{ accepted }}            }
{% else %}
            then reject;
{% endif %}
        }
{% for network in process.networks if (':' in network) == v6 %}
        term network-{{ loop.index }} {
            from {
                protocol [ direct static ospf{{ '3' if v6 else '' }} aggregate ];
                route-filter {{ network }} exact;
{% if neighbour.out %}
                policy {{ neighbour.out }};
{% endif %}
            }
            then {
{{ accepted }}            }
        }
{% endfor %}
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
{% if source.filter and neighbour.out and source.filter != neighbour.out %}
                policy ( {{ source.filter }} && {{ neighbour.out }} );
{% elif source.filter or neighbour.out %}
                policy {{ source.filter or neighbour.out }};
{% endif %}
            }
            then {
{% if source.setTag %}
                tag {{ source.setTag }};
{% endif %}
{{ accepted }}            }
        }
{% endfor %}
        term learnt {
            from {
                protocol bgp;
{% if neighbour.out %}
                policy {{ neighbour.out }};
{% endif %}
            }
            then {
{{ accepted }}            }
        }
        term nothing-else {
            then reject;
        }
    }
{% if neighbour.in or neighbour.localPreference is not none %}
    policy-statement from-{{ own }} {
        term taken {
{% if neighbour.in %}
            from {
                policy {{ neighbour.in }};
            }
{% endif %}
            then {
{% if neighbour.localPreference is not none %}
                local-preference {{ neighbour.localPreference }};
{% endif %}
                accept;
            }
        }
        term nothing-else {
            then reject;
        }
    }
{% endif %}
{% endfor %}
}
protocols {
    bgp {
        log-updown;
{% for neighbour in process.neighbours %}
{% set own = neighbour.address | replace('.', '-') | replace(':', '-') %}
{{ neighbour.from | origin }}        group {{ 'internal' if neighbour.as == process.as else 'external' }}-{{ own }} {
            type {{ 'internal' if neighbour.as == process.as else 'external' }};
            preference {{ 200 if neighbour.as == process.as else 20 }};
{% if neighbour.source %}
            local-address {{ (byName[neighbour.source].ipv6 if ':' in neighbour.address else byName[neighbour.source].ipv4)[0] | address }};
{% endif %}
            hold-time {{ neighbour.holdSeconds }};
{% if neighbour.in or neighbour.localPreference is not none %}
            import from-{{ own }};
{% endif %}
            family {{ 'inet6' if ':' in neighbour.address else 'inet' }} {
                unicast{% if neighbour.maxPrefixes %} {
                    prefix-limit {
                        maximum {{ neighbour.maxPrefixes }};
                        teardown 80 idle-timeout 30;
                    }
                }{% else %};{% endif %}

            }
            export to-{{ own }};
{% if neighbour.as != process.as %}
            peer-as {{ neighbour.as }};
{% endif %}
            neighbor {{ neighbour.address }} {
                description "{{ neighbour.description }}";
{% if neighbour.ttlSecurityHops %}
                ttl 255;
{% endif %}
            }
        }
{% endfor %}
    }
}
{% endif %}
`;

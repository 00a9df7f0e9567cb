import { jinja } from '../jinja.ts';

/** Gateway addresses that two devices share (VRRP version 3). */
export const firstHopRedundancy = jinja`
{% set shared = interfaces | selectattr('firstHops') | list %}
{% if shared %}
protocols {
    vrrp {
        version-3;
    }
}
interfaces {
{% for row in shared %}
{% set place = junos.unit[row.key].split('.') %}
{{ row.from | origin }}    {{ place[0] }} {
        unit {{ place[1] }} {
{% for hop in row.firstHops %}
{% set own = (row.ipv4 if hop.family == 4 else row.ipv6) | first %}
{{ hop.from | origin }}            family {{ 'inet' if hop.family == 4 else 'inet6' }} {
                address {{ own }} {
                    {{ 'vrrp-group' if hop.family == 4 else 'vrrp-inet6-group' }} {{ hop.group }} {
{% if hop.family == 4 %}
                        virtual-address {{ hop.address }};
{% else %}
                        virtual-link-local-address {{ hop.address }};
{% if hop.global %}
                        virtual-inet6-address {{ hop.global }};
{% endif %}
{% endif %}
                        priority {{ hop.priority }};
{% if hop.advertiseMilliseconds % 1000 == 0 and hop.family == 4 %}
                        advertise-interval {{ hop.advertiseMilliseconds // 1000 }};
{% elif hop.family == 4 %}
                        fast-interval {{ hop.advertiseMilliseconds }};
{% else %}
                        inet6-advertise-interval {{ hop.advertiseMilliseconds }};
{% endif %}
                        preempt;
                        accept-data;
{% set followed = namespace(any=false) %}
{% for track in tracks if track.name in hop.tracks and track.kind != 'reachability' %}
{% if not followed.any %}
                        track {
{% set followed.any = true %}
{% endif %}
{% if track.kind == 'route' %}
                            route {{ track.prefix }} routing-instance default priority-cost {{ hop.decrement }};
{% else %}
                            interface {{ track.interface if '.' in track.interface else track.interface ~ '.0' }} priority-cost {{ hop.decrement }};
{% endif %}
{% endfor %}
{% if followed.any %}
                        }
{% endif %}
                    }
                }
            }
{% endfor %}
        }
    }
{% endfor %}
}
{% endif %}
`;

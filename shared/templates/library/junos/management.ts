import { jinja } from '../jinja.ts';

/** The management port in its own routing instance, and every other routing instance. */
export const management = jinja`
{% for vrf in device.vrfs or [] %}
{% set own = interfaces | selectattr('vrf', 'equalto', vrf.name) | list %}
{{ vrf.from | origin }}{% if vrf.name == 'management' %}
system {
    management-instance;
}
{% if junos.isCluster %}
groups {
{% for row in own %}
    node{{ loop.index0 }} {
        interfaces {
            fxp0 {
                description "{{ row.description }}";
                unit 0 {
                    family {{ 'inet' if row.ipv4 else 'inet6' }} {
                        address {{ (row.ipv4 + row.ipv6)[0] }};
                    }
                }
            }
        }
    }
{% endfor %}
}
{% else %}
interfaces {
{% for row in own %}
    {{ row.name }} {
{% if not row.isUp %}
        disable;
{% endif %}
        description "{{ row.description }}";
{% if row.mtu != 1500 %}
        mtu {{ row.mtu + 14 }};
{% endif %}
        unit 0 {
{% for address in row.ipv4 %}
            family inet {
                address {{ address }};
            }
{% endfor %}
{% for address in row.ipv6 %}
            family inet6 {
                address {{ address }};
            }
{% endfor %}
        }
    }
{% endfor %}
}
{% endif %}
{% else %}
interfaces {
{% for row in own %}
    {{ row.name }} {
{% if not row.isUp %}
        disable;
{% endif %}
        description "{{ row.description }}";
{% if row.mtu != 1500 %}
        mtu {{ row.mtu + 14 }};
{% endif %}
        unit 0 {
{% if row.ipv4 %}
            family inet {
{% for address in row.ipv4 %}
                address {{ address }};
{% endfor %}
            }
{% endif %}
{% if row.ipv6 %}
            family inet6 {
{% for address in row.ipv6 %}
                address {{ address }};
{% endfor %}
            }
{% endif %}
        }
    }
{% endfor %}
}
{% endif %}
routing-instances {
    {{ 'mgmt_junos' if vrf.name == 'management' else vrf.name | lower | replace(' ', '-') }} {
{% if vrf.name != 'management' %}
        instance-type virtual-router;
{% for row in own %}
        interface {{ row.name }}.0;
{% endfor %}
{% else %}
        description "Out-of-band management";
{% endif %}
        routing-options {
            static {
{% for route in statics if route.vrf == vrf.name and route.family == 4 %}
                route {{ route.prefix }} {
                    next-hop {{ route.nextHop }};
                    preference {{ route.distance }};
                }
{% endfor %}
            }
        }
    }
}
{% endfor %}
`;

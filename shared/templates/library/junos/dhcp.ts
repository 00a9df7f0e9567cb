import { jinja } from '../jinja.ts';

/** Addresses that the device hands out, and requests that it passes on. */
export const dhcp = jinja`
{% set pools = interfaces | selectattr('dhcpPool') | list %}
{% if pools %}
access {
    address-assignment {
{% for row in pools %}
{% set pool = row.dhcpPool %}
{{ pool.from | origin }}        pool {{ row.name | replace('.', '-') | replace('/', '-') }} {
            family inet {
                network {{ pool.subnet }};
                range hosts {
                    low {{ pool.first }};
                    high {{ pool.last }};
                }
                dhcp-attributes {
                    maximum-lease-time {{ pool.leaseSeconds }};
                    name-server {
{% for server in pool.dnsServers %}
                        {{ server }};
{% endfor %}
                    }
                    router {
                        {{ pool.gateway }};
                    }
{% if pool.ntpServers %}
                    option 42 array ip-address [ {{ pool.ntpServers | join(' ') }} ];
{% endif %}
{% for option in pool.options or [] %}
                    option {{ option.code }} {% if option.hex %}hex-string {{ option.hex }}{% else %}string "{{ option.values | join(',') }}"{% endif %};
{% endfor %}
                }
            }
        }
{% endfor %}
    }
}
system {
    services {
        dhcp-local-server {
            group hosts {
{% for row in pools %}
{{ row.dhcpPool.from | origin }}                interface {{ junos.unit[row.key] }};
{% endfor %}
            }
        }
    }
}
{% endif %}
{% set relays = interfaces | selectattr('dhcpRelay') | list %}
{% if relays %}
{% set sets = relays | map(attribute='dhcpRelay.servers') | unique | list %}
forwarding-options {
    dhcp-relay {
{% for servers in sets %}
{{ device.members[0].node | origin }}        server-group {
            servers-{{ loop.index }} {
{% for server in servers %}
                {{ server }};
{% endfor %}
            }
        }
{% endfor %}
{% for servers in sets %}
        group relayed-{{ loop.index }} {
            active-server-group servers-{{ loop.index }};
            forward-only;
{% for row in relays if row.dhcpRelay.servers == servers %}
{{ row.dhcpRelay.from | origin }}            interface {{ junos.unit[row.key] }};
{% endfor %}
        }
{% endfor %}
    }
}
{% endif %}
`;

import { jinja } from '../jinja.ts';

/**
 * Addresses that the device hands out, and requests that it passes on. A relay speaks from the address that it stands for (giaddr), which
 * policies know as one of a zone, and not from that of the interface on the way to the server; "forward-only" would have the override
 * ignored (Junos CLI Reference, "forward-only (DHCP Relay Agent Option)"), so only those have it that would otherwise count each
 * host as a subscriber. Server and relay snoop on all interfaces, and discard what other relays send through unless they are told to
 * forward it (Junos, "DHCP Snooping Support").
 */
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
{% if junos.platform != 'evolved' %}
{{ device.members[0].node | origin }}            forward-snooped-clients all-interfaces;
{% endif %}
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
{% if junos.platform != 'evolved' %}
{{ device.members[0].node | origin }}        forward-snooped-clients all-interfaces;
{% endif %}
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
{% if junos.platform != 'evolved' %}
            overrides {
                replace-ip-source-with giaddr;
            }
{% endif %}
{% if junos.platform in ['mx', 'evolved'] %}
            forward-only;
{% endif %}
{% for row in relays if row.dhcpRelay.servers == servers %}
{{ row.dhcpRelay.from | origin }}            interface {{ junos.unit[row.key] }};
{% endfor %}
        }
{% endfor %}
    }
}
{% endif %}
`;

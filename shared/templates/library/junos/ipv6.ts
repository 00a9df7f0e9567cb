import { jinja } from '../jinja.ts';

/** Router advertisements and stateless DHCPv6, which a relay passes on from the hosts' interface, as DHCP of IPv4 does. */
export const ipv6 = jinja`
{% set advertised = interfaces | selectattr('advertisement') | list %}
{% if advertised %}
protocols {
    router-advertisement {
{% for row in advertised %}
{% set words = row.advertisement %}
{{ words.from | origin }}        interface {{ junos.unit[row.key] }} {
            max-advertisement-interval {{ words.intervalSeconds }};
{% if words.isManaged %}
            managed-configuration;
{% endif %}
{% if words.hasOtherConfiguration %}
            other-stateful-configuration;
{% endif %}
            default-lifetime {{ words.lifetimeSeconds }};
{% for server in words.dnsServers %}
            dns-server-address {{ server }};
{% endfor %}
{% if row.firstHops | selectattr('family', 'equalto', 6) | list %}
            virtual-router-only;
{% endif %}
{% for prefix in words.prefixes %}
            prefix {{ prefix.prefix }} {
                {{ 'autonomous' if prefix.isAutonomous else 'no-autonomous' }};
            }
{% endfor %}
        }
{% endfor %}
    }
}
{% endif %}
{% set rows = interfaces | selectattr('dhcp6') | list %}
{% set served = rows | selectattr('dhcp6.kind', 'equalto', 'server') | list %}
{% if served %}
access {
    address-assignment {
{% for row in served %}
{{ row.dhcp6.from | origin }}        pool information-{{ row.name | replace('.', '-') | replace('/', '-') }} {
            family inet6 {
                prefix {{ row.ipv6[0] | network }}/{{ row.ipv6[0] | prefix }};
                dhcp-attributes {
                    dns-server {
{% for server in row.dhcp6.dnsServers %}
                        {{ server }};
{% endfor %}
                    }
{% for option in row.dhcp6.options %}
                    option {{ option.code }} hex-string {{ option.hex }};
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
            dhcpv6 {
{% if junos.platform != 'evolved' %}
{{ device.members[0].node | origin }}                forward-snooped-clients all-interfaces;
{% endif %}
{% for row in served %}
{{ row.dhcp6.from | origin }}                group information-{{ loop.index }} {
                    overrides {
                        process-inform {
                            pool information-{{ row.name | replace('.', '-') | replace('/', '-') }};
                        }
                    }
                    interface {{ junos.unit[row.key] }};
                }
{% endfor %}
            }
        }
    }
}
{% endif %}
{% set relayed = rows | selectattr('dhcp6.kind', 'equalto', 'relay') | list %}
{% if relayed %}
{% set sets = relayed | map(attribute='dhcp6.servers') | unique | list %}
forwarding-options {
    dhcp-relay {
        dhcpv6 {
{% if junos.platform != 'evolved' %}
{{ device.members[0].node | origin }}            forward-snooped-clients all-interfaces;
{% endif %}
{% for servers in sets %}
{{ device.members[0].node | origin }}            server-group {
                servers-{{ loop.index }} {
{% for server in servers %}
                    {{ server }};
{% endfor %}
                }
            }
            group relayed-{{ loop.index }} {
                active-server-group servers-{{ loop.index }};
{% if junos.platform in ['mx', 'evolved'] %}
                forward-only;
{% endif %}
{% for row in relayed if row.dhcp6.servers == servers %}
{{ row.dhcp6.from | origin }}                interface {{ junos.unit[row.key] }}{{ ';' if junos.platform == 'evolved' else ' {' }}
{% if junos.platform != 'evolved' %}
                    overrides {
                        relay-source {{ junos.unit[row.key] }};
                    }
                }
{% endif %}
{% endfor %}
            }
{% endfor %}
        }
    }
}
{% endif %}
`;

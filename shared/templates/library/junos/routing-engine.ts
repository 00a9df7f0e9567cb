import { jinja } from '../jinja.ts';

/**
 * A filter on the loopback: who may administer and monitor, who tells the time and that nobody is told it, and from how far away
 * neighbours with TTL security speak.
 */
export const routingEngine = jinja`
{% if device.administration %}
{% set admin = device.administration %}
{{ device.members[0].node | origin }}policy-options {
    prefix-list administrators {
{% for prefix in admin.allowedFrom if ':' not in prefix %}
        {{ prefix }};
{% endfor %}
    }
{% if firewall.hasIpv6 and junos.administersByIpv6 %}
    prefix-list administrators-ipv6 {
{% for prefix in admin.allowedFrom if ':' in prefix %}
        {{ prefix }};
{% endfor %}
    }
{% endif %}
{% if services.snmp %}
    prefix-list snmp-managers {
{% for server in services.snmp.servers %}
        {{ server }}/{{ 128 if ':' in server else 32 }};
{% endfor %}
    }
{% endif %}
{% if services.ntp %}
{# Its own command line asks its own daemon by these two. #}
    prefix-list time-servers {
        {{ '::1/128' if ':' in services.ntp.servers[0] else '127.0.0.1/32' }};
{% if services.ntp.sourceAddress %}
        {{ services.ntp.sourceAddress }}/{{ 128 if ':' in services.ntp.sourceAddress else 32 }};
{% endif %}
{% for server in services.ntp.servers %}
        {{ server }}/{{ 128 if ':' in server else 32 }};
{% endfor %}
    }
{% endif %}
}
{% set ttl = device.routing.bgp.neighbours | selectattr('ttlSecurityHops') | list if device.routing and device.routing.bgp else [] %}
firewall {
    family inet {
        filter protect-routing-engine {
{% for neighbour in ttl if ':' not in neighbour.address %}
{{ neighbour.from | origin }}            term bgp-{{ neighbour.address | replace('.', '-') }} {
                from {
                    source-address {
                        {{ neighbour.address }}/32;
                    }
                    protocol tcp;
                    port bgp;
                    ttl-except {{ 256 - neighbour.ttlSecurityHops }}-255;
                }
                then {
                    count bgp-ttl;
                    discard;
                }
            }
{% endfor %}
{{ device.administration.from | origin }}            term administration {
                from {
                    source-prefix-list {
                        administrators;
                    }
                    protocol tcp;
                    destination-port [ 830 {%- for service in admin.protocols if service.ports %} {{ service.ports.from }}{% endfor %} ];
                }
                then accept;
            }
{% if device.remoteAccess %}
{{ device.remoteAccess.from | origin }}            term remote-access {
                from {
                    destination-address {
{% for address in device.remoteAccess.listens %}
                        {{ address }}/32;
{% endfor %}
                    }
                    protocol tcp;
                    destination-port https;
                }
                then accept;
            }
{% endif %}
{% if services.snmp and ':' not in services.snmp.servers[0] %}
            term monitoring {
                from {
                    source-prefix-list {
                        snmp-managers;
                    }
                    protocol udp;
                    destination-port snmp;
                }
                then accept;
            }
{% endif %}
{% if services.ntp and ':' not in services.ntp.servers[0] %}
{{ services.ntp.from | origin }}            term time {
                from {
                    source-prefix-list {
                        time-servers;
                    }
                    protocol udp;
                    port ntp;
                }
                then accept;
            }
{% endif %}
            term nobody-else {
                from {
                    protocol [ tcp udp ];
                    destination-port [ 123 161 830 {%- for service in admin.protocols if service.ports %} {{ service.ports.from }}{% endfor %} telnet ];
                }
                then {
                    count refused-administration;
                    discard;
                }
            }
            term everything-else {
                then accept;
            }
        }
    }
{% if firewall.hasIpv6 %}
    family inet6 {
        filter protect-routing-engine-ipv6 {
{% if junos.administersByIpv6 %}
            term administration {
                from {
                    source-prefix-list {
                        administrators-ipv6;
                    }
                    next-header tcp;
                    destination-port [ 830 {%- for service in admin.protocols if service.ports %} {{ service.ports.from }}{% endfor %} ];
                }
                then accept;
            }
{% endif %}
{% if services.snmp and ':' in services.snmp.servers[0] %}
{{ services.snmp.from | origin }}            term monitoring {
                from {
                    source-prefix-list {
                        snmp-managers;
                    }
                    next-header udp;
                    destination-port snmp;
                }
                then accept;
            }
{% endif %}
{% if services.ntp and ':' in services.ntp.servers[0] %}
{{ services.ntp.from | origin }}            term time {
                from {
                    source-prefix-list {
                        time-servers;
                    }
                    next-header udp;
                    port ntp;
                }
                then accept;
            }
{% endif %}
            term nobody-else {
                from {
                    next-header [ tcp udp ];
                    destination-port [ 123 161 830 {%- for service in admin.protocols if service.ports %} {{ service.ports.from }}{% endfor %} telnet ];
                }
                then {
                    count refused-administration-ipv6;
                    discard;
                }
            }
            term everything-else {
                then accept;
            }
        }
    }
{% endif %}
}
interfaces {
    lo0 {
        unit 0 {
            family inet {
                filter {
                    input protect-routing-engine;
                }
            }
{% if firewall.hasIpv6 %}
            family inet6 {
                filter {
                    input protect-routing-engine-ipv6;
                }
            }
{% endif %}
        }
    }
}
{% endif %}
`;

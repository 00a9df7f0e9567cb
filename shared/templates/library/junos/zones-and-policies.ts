import { jinja } from '../jinja.ts';

/**
 * Security zones, address book, applications and policies of an SRX. The first policy drops what comes from outside under an address
 * of the network's own (RFC 2827, RFC 3704). The screen asks the routing table as well where the internet comes in by one
 * interface alone; by the second of two providers it would drop what belongs there. IPv6 is switched on by itself: an SRX300 to SRX380
 * drops it by default, and changes that as it starts (Junos CLI Reference, "mode (Security Forwarding Options)").
 */
export const zonesAndPolicies = jinja`
{% if junos.platform == 'srx' %}
{% set admin = device.administration %}
{% set pools = interfaces | selectattr('dhcpPool') | map(attribute='key') | list %}
{% set relays = interfaces | selectattr('dhcpRelay') | map(attribute='key') | list %}
{% set pools6 = interfaces | selectattr('dhcp6') | map(attribute='key') | list %}
security {
{% if firewall.hasIpv6 %}
    forwarding-options {
        family {
            inet6 {
                mode flow-based;
            }
        }
    }
{% endif %}
    zones {
{% for zone in firewall.zones %}
{% set keys = zone.interfaces | map(attribute='key') | list %}
{{ zone.from | origin }}        security-zone {{ zone.name }} {
{% if zone.kind == 'outside' %}
            screen outside;
{% endif %}
            host-inbound-traffic {
                system-services {
                    ping;
{% if zone.kind in ['outside', 'self'] and (device.ipsec or device.remoteAccess) %}
                    ike;
{% if device.remoteAccess %}
                    https;
                    tcp-encap;
{% endif %}
{% endif %}
{% if zone.isAdministered %}
                    ssh;
                    netconf;
{% if not (zone.kind in ['outside', 'self'] and device.remoteAccess) %}
                    https;
{% endif %}
{% if admin.snmp %}
                    snmp;
{% endif %}
{% endif %}
{% set dhcp = namespace(any=false, six=false) %}
{% for key in keys %}
{% if key in pools or key in relays %}{% set dhcp.any = true %}{% endif %}
{% if key in pools6 %}{% set dhcp.six = true %}{% endif %}
{% endfor %}
{% if dhcp.any %}
                    dhcp;
{% endif %}
{% if dhcp.six %}
                    dhcpv6;
{% endif %}
                }
{% set spoken = namespace(ospf=false, ospf3=false, bgp=false, vrrp=false, ra=false) %}
{% for key in keys %}
{% if byName[key].ospf and not byName[key].ospf.isPassive %}{% set spoken.ospf = true %}{% endif %}
{% if byName[key].ospf3 and not byName[key].ospf3.isPassive %}{% set spoken.ospf3 = true %}{% endif %}
{% if byName[key].firstHops %}{% set spoken.vrrp = true %}{% endif %}
{% if byName[key].ipv6 %}{% set spoken.ra = true %}{% endif %}
{% endfor %}
{% if device.routing and device.routing.bgp and zone.kind in ['outside', 'transit', 'tunnels', 'self'] %}{% set spoken.bgp = true %}{% endif %}
{% if spoken.ospf or spoken.ospf3 or spoken.bgp or spoken.vrrp or spoken.ra %}
                protocols {
{% if spoken.ospf %}
                    ospf;
{% endif %}
{% if spoken.ospf3 %}
                    ospf3;
{% endif %}
{% if spoken.bgp %}
                    bgp;
{% endif %}
{% if spoken.vrrp %}
                    vrrp;
{% endif %}
{% if spoken.ra %}
                    router-discovery;
{% endif %}
                }
{% endif %}
            }
{% if keys or zone.kind == 'people' %}
            interfaces {
{% for unit in junos.unitsOf[zone.name] %}
{{ zone.from | origin }}                {{ unit }};
{% endfor %}
{% if zone.kind == 'people' %}
                st0.{{ junos.peopleUnit }};
{% endif %}
            }
{% endif %}
        }
{% endfor %}
    }
    screen {
        ids-option outside {
            icmp {
                ping-death;
            }
            ip {
                source-route-option;
{% if forged.interfaces | length == 1 %}
                spoofing;
{% endif %}
                tear-drop;
            }
            tcp {
                syn-flood {
                    alarm-threshold 1024;
                    attack-threshold 200;
                    source-threshold 1024;
                    destination-threshold 2048;
                    timeout 20;
                }
                land;
            }
        }
    }
    address-book {
        global {
{{ device.members[0].node | origin }}{% for address in firewall.addresses %}
            address {{ address.name }} {{ address.prefix }};
{% endfor %}
{% for set in firewall.sets %}
{{ set.from | origin }}{% if set.addresses4 %}
            address-set {{ set.name }} {
{% for name in set.addresses4 %}
                address {{ name }};
{% endfor %}
            }
{% endif %}
{% if set.addresses6 %}
            address-set {{ set.name }}-ipv6 {
{% for name in set.addresses6 %}
                address {{ name }};
{% endfor %}
            }
{% endif %}
{% endfor %}
        }
    }
{% set mss = interfaces | selectattr('tcpMss') | map(attribute='tcpMss') | sort | list %}
{% if mss %}
{{ device.members[0].node | origin }}    flow {
        tcp-mss {
            ipsec-vpn {
                mss {{ mss[0] }};
            }
        }
    }
{% endif %}
{% if firewall.policies %}
    policies {
        global {
{% set own = firewall.forged.addresses4 + firewall.forged.addresses6 %}
{% if own and firewall.forged.zones %}
            policy own-addresses-from-outside {
                match {
                    source-address [ {{ own | join(' ') }} ];
                    destination-address any;
                    application any;
                    from-zone [ {{ firewall.forged.zones | join(' ') }} ];
                }
                then {
                    deny;
                    log {
                        session-init;
                    }
                }
            }
{% endif %}
{% for rule in firewall.policies %}
{{ rule.from | origin }}            policy {{ rule.name }} {
                match {
                    source-address [ {{ (rule.source.addresses4 + rule.source.addresses6) | join(' ') if rule.source.addresses4 or rule.source.addresses6 else 'any' }} ];
{% if rule.source.isExcluded and (rule.source.addresses4 or rule.source.addresses6) %}
                    source-address-excluded;
{% endif %}
                    destination-address [ {{ (rule.destination.addresses4 + rule.destination.addresses6) | join(' ') if rule.destination.addresses4 or rule.destination.addresses6 else 'any' }} ];
{% if rule.destination.isExcluded and (rule.destination.addresses4 or rule.destination.addresses6) %}
                    destination-address-excluded;
{% endif %}
                    application {{ '[ ' ~ rule.services | join(' ') ~ ' ]' if rule.services else 'any' }};
{% if rule.source.zones %}
                    from-zone [ {{ rule.source.zones | join(' ') }} ];
{% endif %}
{% if rule.destination.zones %}
                    to-zone [ {{ rule.destination.zones | join(' ') }} ];
{% endif %}
                }
                then {
                    {{ 'permit' if rule.action == 'allow' else 'deny' }};
{% if rule.isLogged %}
                    log {
                        {{ 'session-close' if rule.action == 'allow' else 'session-init' }};
                    }
{% endif %}
                }
            }
{% endfor %}
{{ device.members[0].node | origin }}            policy nothing-else {
                match {
                    source-address any;
                    destination-address any;
                    application any;
                }
                then {
                    deny;
{% if device.unmatched and device.unmatched.isLogged %}
                    log {
                        session-init;
                    }
{% endif %}
                }
            }
        }
        default-policy {
            deny-all;
        }
    }
{% else %}
    policies {
        default-policy {
            permit-all;
        }
    }
{% endif %}
}
{% if firewall.services %}
applications {
{% for service in firewall.services %}
{% if service.protocol == 'icmp' %}
    application {{ service.name }} {
        term ipv4 protocol icmp;
        term ipv6 protocol icmp6;
    }
{% else %}
    application {{ service.name }} {
        protocol {{ service.protocol }};
{% if service.ports %}
        destination-port {{ service.ports.from if service.ports.from == service.ports.to else service.ports.from ~ '-' ~ service.ports.to }};
{% endif %}
    }
{% endif %}
{% endfor %}
}
{% endif %}
{% endif %}
`;

import { jinja } from '../jinja.ts';

/** Port-based access control with the RADIUS servers that decide, and MAC authentication for hosts without a supplicant. */
export const portAccess = jinja`
{% set ports = interfaces | selectattr('switchport') | selectattr('switchport.authentication') | list if device.kind == 'switch' else [] %}
{% if ports and services.radius %}
{{ services.radius.from | origin }}access {
    radius-server {
{% for server in services.radius.servers %}
        {{ server }} {
            port {{ services.radius.port or 1812 }};
            accounting-port 1813;
            secret "{{ secret[services.radius.secret] }}";
            timeout 3;
            retry 2;
{% if services.radius.sourceAddress %}
            source-address {{ services.radius.sourceAddress }};
{% endif %}
        }
{% endfor %}
    }
    profile port-access {
        accounting-order radius;
        authentication-order radius;
        radius {
            authentication-server [ {{ services.radius.servers | join(' ') }} ];
            accounting-server [ {{ services.radius.servers | join(' ') }} ];
        }
        accounting {
            order radius;
        }
    }
}
protocols {
    dot1x {
        authenticator {
            authentication-profile-name port-access;
            interface {
{% for row in ports %}
{% set control = row.switchport.authentication %}
{{ row.from | origin }}                {{ row.name }}.0 {
                    supplicant {{ 'multiple' if control.hosts == 'one-and-phone' else 'single-secure' }};
                    transmit-period {{ control.attemptSeconds }};
{% if row.switchport.dot1x == 'authenticate-or-bypass' %}
                    mac-radius;
{% endif %}
                    reauthentication {{ [65535, control.reauthenticateSeconds] | min }};
                    maximum-requests {{ control.attempts }};
{% if control.guestVlan %}
                    guest-vlan {{ junos.vlanName[control.guestVlan | string] }};
{% endif %}
                    server-fail {
                        vlan-name {{ junos.vlanName[control.criticalVlan | string] }};
                    }
{% if row.switchport.voice %}
                    server-fail-voip {
                        vlan-name {{ junos.vlanName[row.switchport.voice | string] }};
                    }
{% endif %}
                }
{% endfor %}
            }
        }
    }
}
{% endif %}
`;

/** What hosts may not claim: answers of DHCP servers, others' addresses in ARP, router advertisements. */
export const hostGuards = jinja`
{% set guard = device.hostGuard %}
{% set ports = interfaces | selectattr('switchport') | list %}
{% if guard and guard.dhcpSnooping %}
{{ guard.from | origin }}vlans {
{% for id in guard.dhcpSnooping if junos.vlanName[id | string] is defined %}
    {{ junos.vlanName[id | string] }} {
        forwarding-options {
            dhcp-security {
{% if id in guard.arpInspection %}
                arp-inspection;
{% endif %}
{% set trusted = ports | selectattr('switchport.isTrusted') | selectattr('switchport.access', 'equalto', id) | list %}
{% set doubted = ports | rejectattr('switchport.isTrusted') | selectattr('switchport.mode', 'equalto', 'trunk') | list %}
{% if trusted %}
                group trusted {
                    overrides {
                        trusted;
                    }
{% for row in trusted %}
                    interface {{ row.name }}.0;
{% endfor %}
                }
{% endif %}
{% set members = namespace(any=false) %}
{% for row in doubted if id in row.switchport.allowed or id == row.switchport.native %}
{% if not members.any %}
                group untrusted {
                    overrides {
                        untrusted;
                    }
{% set members.any = true %}
{% endif %}
                    interface {{ row.name }}.0;
{% endfor %}
{% if members.any %}
                }
{% endif %}
            }
        }
    }
{% endfor %}
}
{% endif %}
{% set guarded = ports | selectattr('switchport.raGuard') | list %}
{% if guarded and device.kind == 'switch' %}
forwarding-options {
    access-security {
        router-advertisement-guard {
{% for row in guarded %}
{{ row.from | origin }}            interface {{ row.name }}.0 {
                mark-interface {
                    block;
                }
            }
{% endfor %}
        }
    }
}
{% endif %}
`;

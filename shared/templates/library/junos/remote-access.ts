import { jinja } from '../jinja.ts';

/** People who work from elsewhere: Juniper Secure Connect with certificate, accounts and addresses. */
export const remoteAccess = jinja`
{% if device.remoteAccess and junos.platform == 'srx' %}
{% set people = device.remoteAccess %}
{{ people.from | origin }}# The certificate is loaded by: request security pki local-certificate load certificate-id remote-access
interfaces {
    st0 {
        unit {{ junos.peopleUnit }} {
            description "Remote access";
            family inet;
{% if people.ipv6 %}
            family inet6;
{% endif %}
        }
    }
}
access {
{% if people.signIn == 'radius' and services.radius %}
    radius-server {
{% for server in services.radius.servers %}
        {{ server }} {
            port {{ services.radius.port or 1812 }};
            secret "{{ secret[services.radius.secret] }}";
{% if services.radius.sourceAddress %}
            source-address {{ services.radius.sourceAddress }};
{% endif %}
        }
{% endfor %}
    }
{% endif %}
    profile remote-access {
{% if people.signIn == 'radius' and services.radius %}
        authentication-order radius;
        radius {
            authentication-server [ {{ services.radius.servers | join(' ') }} ];
        }
{% else %}
        authentication-order password;
{% endif %}
        address-assignment {
            pool remote-access;
        }
    }
    address-assignment {
        pool remote-access {
            family inet {
                network {{ people.pool }};
                range people {
                    low {{ people.address | next_address }};
                    high {{ people.pool | host(-2) }};
                }
                xauth-attributes {
{% for server in people.dnsServers %}
{% if loop.index <= 2 %}
                    {{ 'primary' if loop.first else 'secondary' }}-dns {{ server }}/32;
{% endif %}
{% endfor %}
                }
            }
        }
    }
    firewall-authentication {
        web-authentication {
            default-profile remote-access;
        }
    }
}
services {
    ssl {
        termination {
            profile remote-access {
                server-certificate remote-access;
            }
        }
    }
}
security {
    ike {
        proposal remote-access {
            authentication-method rsa-signatures;
            dh-group group{{ junos.remote.ike.group }};
{% if not junos.remote.ike.isAuthenticated %}
            authentication-algorithm {{ junos.remote.ike.hash | replace('sha', 'sha-') }};
{% endif %}
            encryption-algorithm aes-{{ junos.remote.ike.bits }}-{{ 'gcm' if junos.remote.ike.isAuthenticated else 'cbc' }};
            lifetime-seconds {{ people.ikeLifetimeSeconds }};
        }
        policy remote-access {
            proposals remote-access;
            certificate {
                local-certificate remote-access;
            }
        }
{% for address in people.listens %}
        gateway remote-access-{{ loop.index }} {
            ike-policy remote-access;
            dynamic {
                user-at-hostname "people@{{ hostname | lower }}";
                ike-user-type shared-ike-id;
            }
            dead-peer-detection {
                optimized;
                interval {{ people.deadPeerSeconds }};
                threshold 3;
            }
            external-interface {{ junos.listenUnit[address] }};
            local-address {{ address }};
            aaa {
                access-profile remote-access;
            }
            version v2-only;
            tcp-encap-profile remote-access;
        }
{% endfor %}
    }
    ipsec {
{% for address in people.listens %}
        vpn remote-access-{{ loop.index }} {
            bind-interface st0.{{ junos.peopleUnit }};
            df-bit clear;
            ike {
                gateway remote-access-{{ loop.index }};
                ipsec-policy {{ junos.remoteSuite }};
            }
{% for route in people.routes %}
            traffic-selector internal-{{ loop.index }} {
                local-ip {{ route }};
                remote-ip {{ people.pool }};
            }
{% endfor %}
        }
{% endfor %}
    }
    remote-access {
{% for address in people.listens %}
        profile {{ address }} {
            ipsec-vpn remote-access-{{ loop.index }};
            access-profile remote-access;
            client-config people;
        }
{% endfor %}
        client-config people {
            connection-mode manual;
            dead-peer-detection {
                interval 60;
                threshold 5;
            }
        }
        default-profile {{ people.listens[0] }};
    }
    tcp-encap {
        profile remote-access {
            ssl-profile remote-access;
        }
    }
}
{% endif %}
`;

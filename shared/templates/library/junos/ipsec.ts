import { jinja } from '../jinja.ts';

/** Proposals that tunnels share, then each tunnel with its gateway and secret. */
export const ipsec = jinja`
{% if junos.platform == 'srx' and (device.ipsec or device.remoteAccess) %}
security {
{% if device.ipsec %}
    ike {
{% for suite in junos.suites %}
{{ suite.from | origin }}        proposal {{ suite.name }} {
            authentication-method pre-shared-keys;
            dh-group group{{ suite.ike.group }};
{% if not suite.ike.isAuthenticated %}
            authentication-algorithm {{ suite.ike.hash | replace('sha', 'sha-') }};
{% endif %}
            encryption-algorithm aes-{{ suite.ike.bits }}-{{ 'gcm' if suite.ike.isAuthenticated else 'cbc' }};
            lifetime-seconds {{ suite.ikeLifetimeSeconds }};
        }
{% endfor %}
{% for row in byKind.tunnel if row.protection %}
{% set name = 'tunnel-' ~ row.name.split('.')[1] %}
{{ row.protection.from | origin }}        policy {{ name }} {
            proposals {{ junos.suiteOf[row.protection.name] }};
            pre-shared-key ascii-text "{{ secret[row.protection.secret] }}";
        }
{{ row.from | origin }}        gateway {{ name }} {
            ike-policy {{ name }};
            address {{ row.tunnel.destination }};
            dead-peer-detection {
                optimized;
                interval {{ row.protection.deadPeerSeconds }};
                threshold 3;
            }
            local-identity inet {{ row.tunnel.sourceAddress }};
            remote-identity inet {{ row.tunnel.destination }};
            external-interface {{ junos.outer[row.key] }};
            local-address {{ row.tunnel.sourceAddress }};
            version v2-only;
        }
{% endfor %}
    }
{% endif %}
    ipsec {
{% for suite in junos.suites %}
{{ suite.from | origin }}        proposal {{ suite.name }} {
            protocol esp;
{% if not suite.esp.isAuthenticated %}
            authentication-algorithm hmac-{{ suite.esp.hash | replace('sha', 'sha-') }}{{ '-128' if suite.esp.hash == 'sha256' else '' }};
{% endif %}
            encryption-algorithm aes-{{ suite.esp.bits }}-{{ 'gcm' if suite.esp.isAuthenticated else 'cbc' }};
            lifetime-seconds {{ suite.espLifetimeSeconds }};
        }
        policy {{ suite.name }} {
            perfect-forward-secrecy {
                keys group{{ suite.group }};
            }
            proposals {{ suite.name }};
        }
{% endfor %}
{% for row in byKind.tunnel if row.protection %}
{% set name = 'tunnel-' ~ row.name.split('.')[1] %}
{{ row.from | origin }}        vpn {{ name }} {
            bind-interface {{ row.name }};
            df-bit clear;
            ike {
                gateway {{ name }};
                ipsec-policy {{ junos.suiteOf[row.protection.name] }};
            }
            establish-tunnels immediately;
        }
{% endfor %}
    }
}
{% endif %}
`;

import { jinja } from '../jinja.ts';

/** The RADIUS servers at which people who work from elsewhere sign in. */
export const eapRadius = jinja`
{% if device.remoteAccess and device.remoteAccess.signIn == 'radius' and services.radius %}
# Debian: /etc/strongswan.d/eap-radius.conf, mode 0600
charon {
    plugins {
        eap-radius {
            accounting = yes
            servers {
{% for server in services.radius.servers %}
{{ services.radius.from|origin }}                server{{ loop.index }} {
                    address = {{ server }}
                    secret = "{{ secret[services.radius.secret] if services.radius.secret }}"
                    source = {{ services.radius.sourceAddress }}
                    preference = {{ 100 - loop.index }}
                }
{% endfor %}
{{ []|origin }}            }
        }
    }
}
{% endif %}
`;

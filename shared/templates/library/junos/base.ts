import { jinja } from '../jinja.ts';

/** Names, accounts, sessions, and who may reach the routing engine. */
export const base = jinja`
# {{ hostname }}, {{ site }}
{{ device.members[0].node | origin }}{% if junos.isCluster %}
groups {
{% for member in device.members %}
    node{{ loop.index0 }} {
        system {
            host-name {{ member.hostname }};
        }
    }
{% endfor %}
}
apply-groups "${'$'}{node}";
{% endif %}
system {
{% if not junos.isCluster %}
    host-name {{ hostname }};
{% endif %}
    time-zone UTC;
    no-redirects;
    no-redirects-ipv6;
    no-ping-record-route;
    no-ping-time-stamp;
    internet-options {
        tcp-drop-synfin-set;
        no-source-quench;
    }
{% if device.administration %}
{% set admin = device.administration %}
    root-authentication {
        plain-text-password-value "{{ secret[admin.localUser.secret] }}";
    }
    login {
        retry-options {
            tries-before-disconnect 3;
            backoff-threshold 1;
            backoff-factor 10;
            lockout-period 5;
        }
        class administrators {
            idle-timeout {{ [1, (admin.idleSeconds + 59) // 60] | max }};
            login-alarms;
            permissions all;
        }
        user {{ admin.localUser.name }} {
            class administrators;
            authentication {
                plain-text-password-value "{{ secret[admin.localUser.secret] }}";
            }
        }
        message "Authorised access only. Sessions are recorded.\n";
    }
    services {
{% for service in admin.protocols if service.name == 'SSH' %}
        ssh {
            root-login deny;
            no-tcp-forwarding;
            max-sessions-per-connection 4;
            client-alive-interval 60;
            client-alive-count-max 3;
            connection-limit 10;
            rate-limit 4;
{% if service.ports and service.ports.from != 22 %}
            port {{ service.ports.from }};
{% endif %}
        }
        netconf {
            ssh;
        }
{% endfor %}
{% for service in admin.protocols if service.name == 'HTTPS' and junos.platform not in ['mx', 'evolved'] %}
        web-management {
            https {
{% if service.ports and service.ports.from != 443 %}
                port {{ service.ports.from }};
{% endif %}
                system-generated-certificate;
            }
            session {
                idle-timeout {{ [1, (admin.idleSeconds + 59) // 60] | max }};
            }
        }
{% endfor %}
    }
{% endif %}
    ports {
        console log-out-on-disconnect;
    }
{% if services.dns %}
    name-server {
{% for server in services.dns.servers %}
        {{ server }}{{ ' source-address ' ~ services.dns.sourceAddress if services.dns.sourceAddress and junos.platform != 'switch' else '' }};
{% endfor %}
    }
{% endif %}
}
chassis {
{% if junos.bundles.aggregated %}
    aggregated-devices {
        ethernet {
            device-count {{ junos.bundles.aggregated }};
        }
    }
{% endif %}
    alarm {
        management-ethernet {
            link-down ignore;
        }
    }
}
`;

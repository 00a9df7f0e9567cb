import { jinja } from '../jinja.ts';

export const time = jinja`
{% if services.ntp %}
{{ services.ntp.from | origin }}system {
    ntp {
{% for server in services.ntp.servers %}
        server {{ server }}{{ ' prefer' if loop.first else '' }};
{% endfor %}
{% if services.ntp.sourceAddress %}
        source-address {{ services.ntp.sourceAddress }};
{% endif %}
    }
}
{% endif %}
`;

export const logging = jinja`
{% if services.syslog %}
{{ services.syslog.from | origin }}system {
    syslog {
        archive size 10m files 5;
{% for server in services.syslog.servers %}
        host {{ server }} {
            any notice;
            authorization info;
            interactive-commands info;
{% if services.syslog.port and services.syslog.port != 514 %}
            port {{ services.syslog.port }};
{% endif %}
{% if services.syslog.sourceAddress %}
            source-address {{ services.syslog.sourceAddress }};
{% endif %}
        }
{% endfor %}
        file messages {
            any notice;
            authorization info;
        }
        file interactive-commands {
            interactive-commands any;
        }
        time-format millisecond;
    }
}
{% if junos.platform == 'srx' %}
security {
    log {
        mode stream;
        format sd-syslog;
{% if services.syslog.sourceAddress %}
        source-address {{ services.syslog.sourceAddress }};
{% endif %}
{% for server in services.syslog.servers %}
        stream syslog-{{ loop.index }} {
            host {
                {{ server }};
                port {{ services.syslog.port or 514 }};
            }
        }
{% endfor %}
    }
}
{% endif %}
{% endif %}
`;

export const monitoring = jinja`
{% set snmp = device.administration.snmp if device.administration else none %}
{% if snmp %}
{{ (services.snmp.from if services.snmp else device.members[0].node) | origin }}snmp {
    location "{{ site }}";
{% if services.snmp %}
    client-list managers {
{% for server in services.snmp.servers %}
        {{ server }}/{{ 128 if ':' in server else 32 }};
{% endfor %}
    }
{% endif %}
    v3 {
        usm {
            local-engine {
                user {{ snmp.user }} {
                    authentication-sha256 {
                        authentication-password "{{ secret[snmp.authenticationSecret] }}";
                    }
                    privacy-aes128 {
                        privacy-password "{{ secret[snmp.privacySecret] }}";
                    }
                }
            }
        }
        vacm {
            security-to-group {
                security-model usm {
                    security-name {{ snmp.user }} {
                        group monitoring;
                    }
                }
            }
            access {
                group monitoring {
                    default-context-prefix {
                        security-model usm {
                            security-level privacy {
                                read-view everything;
                                notify-view everything;
                            }
                        }
                    }
                }
            }
        }
{% if services.snmpTraps %}
{{ services.snmpTraps.from | origin }}{% for server in services.snmpTraps.servers %}
        target-address receiver-{{ loop.index }} {
            address {{ server }};
            port {{ services.snmpTraps.port or 162 }};
            tag-list traps;
            target-parameters encrypted;
        }
{% endfor %}
        target-parameters encrypted {
            parameters {
                message-processing-model v3;
                security-model usm;
                security-level privacy;
                security-name {{ snmp.user }};
            }
            notify-filter everything;
        }
        notify traps {
            type trap;
            tag traps;
        }
        notify-filter everything {
            oid .1 include;
        }
{% endif %}
    }
    engine-id {
        use-default-ip-address;
    }
    view everything {
        oid .1 include;
    }
{% if services.snmpTraps and services.snmpTraps.sourceAddress %}
    trap-options {
        source-address {{ services.snmpTraps.sourceAddress }};
    }
{% endif %}
}
{% endif %}
`;

export const aaa = jinja`
{% set admin = device.administration %}
{% if admin and services.tacacs and 'tacacs' in admin.signIn %}
{{ services.tacacs.from | origin }}system {
    authentication-order [ {% for way in admin.signIn %}{{ 'tacplus ' if way == 'tacacs' else 'password ' }}{% endfor %}];
    tacplus-server {
{% for server in services.tacacs.servers %}
        {{ server }} {
            port {{ services.tacacs.port or 49 }};
            secret "{{ secret[services.tacacs.secret] }}";
            timeout 3;
            single-connection;
{% if services.tacacs.sourceAddress %}
            source-address {{ services.tacacs.sourceAddress }};
{% endif %}
        }
{% endfor %}
    }
    accounting {
        events [ login change-log interactive-commands ];
        destination {
            tacplus;
        }
    }
    login {
        user remote {
            full-name "Everybody whom a TACACS+ server lets in";
            class administrators;
        }
    }
}
{% endif %}
`;

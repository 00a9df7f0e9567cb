import { jinja } from '../jinja.ts';
import { forgedSourcesTerm } from './forged-sources.ts';

/**
 * Classes with their queues, marks that are kept or set, and the circuit’s rate. Filters of an SRX set no DSCP, so that what comes in
 * without trust is told by its loss priority from what is of its class, and loses its mark where it goes out.
 */
export const qualityOfService = jinja`
{% set marked = interfaces | selectattr('trust') | list %}
{% if marked and junos.classes %}
{{ device.members[0].node | origin }}class-of-service {
    classifiers {
{% for kind in ['dscp', 'dscp-ipv6'] if kind == 'dscp' or firewall.hasIpv6 %}
        {{ kind }} kept {
{% for class in junos.classes %}
            forwarding-class {{ class.forwardingClass }} {
                loss-priority low code-points [ {{ class.codePoints | join(' ') }} ];
            }
{% endfor %}
        }
{% endfor %}
    }
    forwarding-classes {
{% for class in junos.classes %}
        class {{ class.forwardingClass }} queue-num {{ class.queue }};
{% endfor %}
    }
    interfaces {
{% set doubted = marked | selectattr('trust', 'equalto', 'none') | rejectattr('switchport') | selectattr('ipv4') | list %}
{% set unmarks = doubted and junos.platform == 'srx' %}
{% for row in marked %}
{% set logical = '.' in row.name %}
{% set hasUnit = logical or row.trust == 'dscp' or (row.trust == 'none' and not row.switchport) %}
{{ row.from | origin }}        {{ row.name.split('.')[0] }} {
{% if logical %}
            unit {{ row.name.split('.')[1] }} {
                scheduler-map classes;
{% if row.shapeMbps %}
                shaping-rate {{ row.shapeMbps | int if row.shapeMbps == row.shapeMbps | int else row.shapeMbps }}m;
{% endif %}
{% else %}
            scheduler-map classes;
{% if row.shapeMbps %}
            shaping-rate {{ row.shapeMbps | int if row.shapeMbps == row.shapeMbps | int else row.shapeMbps }}m;
{% endif %}
{% if hasUnit %}
            unit {{ '*' if junos.platform != 'switch' or not row.switchport else '0' }} {
{% endif %}
{% endif %}
{% if row.trust == 'dscp' %}
                classifiers {
                    dscp kept;
{% if firewall.hasIpv6 %}
                    dscp-ipv6 kept;
{% endif %}
                }
{% elif row.trust == 'none' and not row.switchport %}
                forwarding-class best-effort;
{% endif %}
{% if (junos.rewrites or unmarks) and row.trust == 'dscp' %}
                rewrite-rules {
                    dscp marks;
                }
{% endif %}
{% if hasUnit %}
            }
{% endif %}
        }
{% endfor %}
    }
{% if junos.rewrites or unmarks %}
{{ device.members[0].node | origin }}    rewrite-rules {
        dscp marks {
{% if unmarks %}
            forwarding-class best-effort {
                loss-priority high code-point 000000;
            }
{% else %}
{% for class in junos.classes %}
            forwarding-class {{ class.forwardingClass }} {
                loss-priority low code-point {{ class.mark }};
            }
{% endfor %}
{% endif %}
        }
    }
{% endif %}
{{ device.members[0].node | origin }}    scheduler-maps {
        classes {
{% for class in junos.classes %}
            forwarding-class {{ class.forwardingClass }} scheduler {{ class.name }};
{% endfor %}
        }
    }
    schedulers {
{% for class in junos.classes %}
        {{ class.name }} {
{% if not class.isPriority %}
            transmit-rate percent {{ class.sharePercent }};
            buffer-size percent {{ class.sharePercent }};
            priority low;
{% elif junos.platform in ['switch', 'evolved'] %}
            shaping-rate percent {{ class.sharePercent }};
            buffer-size percent {{ class.sharePercent }};
            priority strict-high;
{% else %}
            transmit-rate percent {{ class.sharePercent }} {{ 'rate-limit' if junos.platform == 'mx' else 'exact' }};
            buffer-size percent {{ class.sharePercent }};
            priority strict-high;
{% endif %}
        }
{% endfor %}
    }
}
{% set tunnels = marked | selectattr('kind', 'equalto', 'tunnel') | list %}
{% if tunnels and junos.platform == 'srx' %}
interfaces {
    st0 {
        per-unit-scheduler;
    }
}
{% endif %}
{% if doubted and not (junos.platform != 'srx' and firewall.policies) %}
firewall {
    family inet {
        filter unmark {
{% set family = 4 %}
{% if junos.platform != 'srx' %}
${forgedSourcesTerm}{% endif %}
            term everything {
                then {
                    forwarding-class best-effort;
{% if unmarks %}
                    loss-priority high;
{% else %}
                    loss-priority low;
                    dscp be;
{% endif %}
                    accept;
                }
            }
        }
    }
}
interfaces {
{% for row in doubted %}
{% set place = junos.unit[row.key].split('.') %}
{{ row.from | origin }}    {{ place[0] }} {
        unit {{ place[1] }} {
            family inet {
                filter {
                    input unmark;
                }
            }
        }
    }
{% endfor %}
}
{% endif %}
{% if device.qosMarkings and device.kind == 'switch' %}
firewall {
    family ethernet-switching {
{% for marking in device.qosMarkings %}
{{ marking.from | origin }}        filter mark-vlan-{{ marking.vlan }} {
            term everything {
                then {
                    forwarding-class {{ 'best-effort' if marking.class == 'default' else marking.class }};
                    loss-priority low;
                }
            }
        }
{% endfor %}
{{ device.members[0].node | origin }}        filter mark-by-tag {
{% for marking in device.qosMarkings %}
{{ marking.from | origin }}            term vlan-{{ marking.vlan }} {
                from {
                    user-vlan-id {{ marking.vlan }};
                }
                then {
                    forwarding-class {{ 'best-effort' if marking.class == 'default' else marking.class }};
                    loss-priority low;
                }
            }
{% endfor %}
        }
    }
}
interfaces {
{% set marks = device.qosMarkings | map(attribute='vlan') | list %}
{% for row in marked if row.switchport and row.trust != 'dscp' %}
{% set filter = 'mark-by-tag' if row.switchport.mode == 'trunk' or row.trust == 'phone' and row.switchport.voice else ('mark-vlan-' ~ row.switchport.access if row.switchport.access in marks else none) %}
{% if filter %}
{{ row.from | origin }}    {{ row.name }} {
        unit 0 {
            family ethernet-switching {
                filter {
                    input {{ filter }};
                }
            }
        }
    }
{% endif %}
{% endfor %}
}
{% endif %}
{% endif %}
`;

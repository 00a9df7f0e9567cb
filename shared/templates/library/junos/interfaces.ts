import { jinja } from '../jinja.ts';

/** Routed interfaces, bundles and their ports, as they nest. */
export const interfaces = jinja`
interfaces {
{% for port in junos.interfaces %}
{% set lag = byName[port.lag].aggregation if port.lag else none %}
{{ port.from | origin }}    {{ port.name }} {
{% if port.isDisabled %}
        disable;
{% endif %}
{% if port.description %}
        description "{{ port.description }}";
{% endif %}
{% if port.nativeVlan %}
        flexible-vlan-tagging;
        native-vlan-id {{ port.nativeVlan }};
{% elif port.isTagged %}
        vlan-tagging;
{% endif %}
{% if port.mtu %}
        mtu {{ port.mtu }};
{% endif %}
{% if port.bundle %}
        {{ 'ether-options' if junos.platform in ['switch', 'evolved'] else 'gigether-options' }} {
{% if junos.isCluster %}
            redundant-parent {{ port.bundle.name }};
{% elif port.bundle.role %}
            802.3ad {
                {{ port.bundle.name }};
                {{ port.bundle.role }};
            }
{% else %}
            802.3ad {{ port.bundle.name }};
{% endif %}
        }
{% endif %}
{% if port.isRedundant %}
        redundant-ether-options {
            redundancy-group 1;
{% if lag and lag.mode == 'lacp' %}
            minimum-links {{ lag.minLinks }};
            lacp {
                active;
                periodic {{ lag.rate or 'slow' }};
            }
{% endif %}
        }
{% elif lag %}
        aggregated-ether-options {
{% if lag.mode == 'lacp' %}
            minimum-links {{ lag.minLinks }};
            lacp {
                active;
                periodic {{ lag.rate or 'slow' }};
            }
{% else %}
            link-protection {
                revertive;
            }
{% endif %}
        }
{% endif %}
{% for unit in port.units %}
{% set row = byName[unit.key] %}
{{ unit.from | origin }}        unit {{ unit.number }} {
{% if not row.isUp and '.' in row.name %}
            disable;
{% endif %}
{% if unit.description %}
            description "{{ unit.description }}";
{% endif %}
{% if unit.vlanId %}
            vlan-id {{ unit.vlanId }};
{% endif %}
{% if unit.bridge %}
{% if junos.platform == 'mx' %}
            family bridge {
                interface-mode access;
                vlan-id {{ unit.bridge }};
            }
{% else %}
            family ethernet-switching {
                interface-mode access;
                vlan {
                    members bridge-{{ unit.bridge }};
                }
            }
{% endif %}
{% else %}
{% if row.ipv4 %}
            family inet {
{% if row.mtu != 1500 %}
                mtu {{ row.mtu }};
{% endif %}
{% if row.tcpMss and junos.platform == 'mx' %}
                tcp-mss {{ row.tcpMss }};
{% endif %}
{% for address in row.ipv4 %}
                address {{ address }}{% if unit.more %} {
                    primary;
                    preferred;
                }{% else %};{% endif %}

{% endfor %}
{% for address in unit.more %}
                address {{ address }}/32;
{% endfor %}
            }
{% endif %}
{% if row.ipv6 %}
            family inet6 {
{% if row.mtu != 1500 %}
                mtu {{ row.mtu }};
{% endif %}
{% for address in row.ipv6 %}
                address {{ address }};
{% endfor %}
            }
{% endif %}
{% endif %}
        }
{% endfor %}
    }
{% endfor %}
}
{% for row in byKind.bridge %}
{% set number = row.name | replace('irb.', '') %}
{{ row.from | origin }}{% if junos.platform == 'mx' %}
bridge-domains {
    bridge-{{ number }} {
        description "{{ row.description }}";
        vlan-id {{ number }};
        routing-interface {{ row.name }};
    }
}
{% else %}
vlans {
    bridge-{{ number }} {
        description "{{ row.description }}";
        vlan-id {{ number }};
        l3-interface {{ row.name }};
    }
}
{% endif %}
{% endfor %}
`;

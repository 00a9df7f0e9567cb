import { jinja } from '../jinja.ts';

/** Two chassis as one firewall: which is active, and what they watch. */
export const cluster = jinja`
{% if junos.isCluster %}
{{ device.members[0].node | origin }}# {% if junos.cluster.control %}The control link joins {{ junos.cluster.control }} of both chassis. {% endif %}{% if junos.cluster.management %}{{ junos.cluster.management }} of each becomes its fxp0. {% endif %}The second chassis numbers its slots from {{ junos.cluster.slots }}. Both boot with: set chassis cluster cluster-id 1 node 0 (1) reboot
chassis {
    cluster {
        reth-count {{ junos.bundles.redundant }};
        heartbeat-interval 1000;
        heartbeat-threshold 3;
        redundancy-group 0 {
            node 0 priority 200;
            node 1 priority 100;
        }
        redundancy-group 1 {
            node 0 priority 200;
            node 1 priority 100;
            preempt;
            gratuitous-arp-count 4;
            interface-monitor {
{% for name in junos.monitored %}
                {{ name }} weight 255;
{% endfor %}
            }
        }
    }
}
interfaces {
    lo0 {
        redundant-pseudo-interface-options {
            redundancy-group 1;
        }
    }
{% for ports in junos.fabric if ports %}
    fab{{ loop.index0 }} {
        fabric-options {
            member-interfaces {
{% for port in ports %}
                {{ port }};
{% endfor %}
            }
        }
    }
{% endfor %}
}
{% endif %}
`;

/** Switches that are one: each may lead, and of two the one that is left goes on. */
export const virtualChassis = jinja`
{% if device.stack %}
{{ device.stack.from | origin }}virtual-chassis {
    no-split-detection;
{% for member in device.members %}
    member {{ loop.index0 }} {
        mastership-priority 255;
    }
{% endfor %}
}
{% endif %}
`;

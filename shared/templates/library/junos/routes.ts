import { jinja } from '../jinja.ts';

/** Which prefixes pass a border, as policies that others name. */
export const filters = jinja`
{% if device.routing and device.routing.filters %}
policy-options {
{% for filter in device.routing.filters %}
{{ filter.from | origin }}    policy-statement {{ filter.name }} {
{% for rule in filter.rules %}
        term rule-{{ loop.index }} {
            from {
                route-filter {{ rule.prefix }} {% if rule.from is none and rule.to is none %}exact{% else %}prefix-length-range /{{ rule.from if rule.from is not none else rule.prefix | prefix }}-/{{ rule.to if rule.to is not none else (128 if ':' in rule.prefix else 32) }}{% endif %};
            }
            then {{ 'accept' if rule.action == 'permit' else 'reject' }};
        }
{% endfor %}
        term nothing-else {
            then reject;
        }
    }
{% endfor %}
}
{% endif %}
`;

/** Static routes, with the plan's distances as preferences, and the probes that some of them follow. */
export const staticRoutes = jinja`
{% set tracked = junos.trackedRoutes %}
{% if device.routing %}
{{ device.members[0].node | origin }}routing-options {
    router-id {{ device.routing.routerId }};
{% if device.routing.bgp %}
    autonomous-system {{ device.routing.bgp.as }};
{% endif %}
{% for family in [4, 6] %}
{% set rows = junos.plainRoutes | selectattr('family', 'equalto', family) | list %}
{% if rows %}
{% if family == 6 %}
    rib inet6.0 {
{% endif %}
    static {
{% for prefix in rows | map(attribute='prefix') | unique %}
{% set same = rows | selectattr('prefix', 'equalto', prefix) | list %}
{{ same[0].from | origin }}{% if same | length == 1 and same[0].isDiscard %}
        route {{ prefix }} {
            discard;
            preference {{ same[0].distance }};
        }
{% elif same | length == 1 %}
        route {{ prefix }} {
{% if same[0].nextHop and same[0].nextHop.startswith('fe80') and same[0].interface %}
            qualified-next-hop {{ same[0].nextHop }} {
                interface {{ same[0].interface if '.' in same[0].interface else same[0].interface ~ '.0' }};
            }
{% else %}
            next-hop {{ same[0].nextHop or (same[0].interface if '.' in same[0].interface else same[0].interface ~ '.0') }};
{% endif %}
            preference {{ same[0].distance }};
        }
{% else %}
        route {{ prefix }} {
{% for route in same if not route.isDiscard %}
{{ route.from | origin }}            qualified-next-hop {{ route.nextHop or (route.interface if '.' in route.interface else route.interface ~ '.0') }} {
                preference {{ route.distance }};
            }
{% endfor %}
        }
{% endif %}
{% endfor %}
    }
{% if family == 6 %}
    }
{% endif %}
{% endif %}
{% endfor %}
{% if tracked and junos.platform == 'mx' %}
    rpm-tracking {
{% for route in tracked %}
{{ route.from | origin }}        route {{ route.prefix }} {
            next-hop {{ route.nextHop }} {
                rpm-probe {{ route.track }} {
                    rpm-test reachability;
                }
            }
            preference {{ route.distance }};
        }
{% endfor %}
    }
{% endif %}
}
{% endif %}
{% set probes = tracks | selectattr('kind', 'equalto', 'reachability') | list if tracked else [] %}
{% if probes %}
services {
    rpm {
{% for probe in probes %}
{{ probe.from | origin }}        probe {{ probe.name }} {
            test reachability {
{% if probe.family == 4 %}
                probe-type icmp-ping;
                target {
                    address {{ probe.address }};
                }
{% else %}
                probe-type icmp6-ping;
                target {
                    inet6-address {{ probe.address }};
                }
{% endif %}
                probe-count 3;
                probe-interval 1;
                test-interval 3;
{% if probe.source and probe.family == 4 %}
                source-address {{ probe.source }};
{% elif probe.source %}
                inet6-options {
                    source-address {{ probe.source }};
                }
{% endif %}
                thresholds {
                    total-loss 3;
                }
                destination-interface {{ probe.interface if '.' in probe.interface else probe.interface ~ '.0' }};
{% if probe.family == 4 and junos.platform == 'srx' %}
                next-hop {{ probe.address }};
{% endif %}
            }
        }
{% endfor %}
    }
{% if junos.platform == 'srx' %}
    ip-monitoring {
{% for route in tracked %}
{{ route.from | origin }}        policy {{ route.track }}-{{ loop.index }} {
            match {
                rpm-probe {{ route.track }};
            }
            then {
                preferred-route {
                    withdraw;
                    route {{ route.prefix }} {
                        next-hop {{ route.nextHop }};
                        preferred-metric {{ route.distance }};
                    }
                }
            }
        }
{% endfor %}
    }
{% endif %}
}
{% endif %}
`;

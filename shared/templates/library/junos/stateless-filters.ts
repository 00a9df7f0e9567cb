import { jinja } from '../jinja.ts';
import { forgedSourcesTerm } from './forged-sources.ts';

/**
 * The same rules where no state is kept: one filter for what enters. Rules within the network decide first, then what remains
 * has one side outside, so that no list has to say what the internet is not. Errors of any router on the way pass first (RFC 4890,
 * section 4.3.1): they are about packets that a rule has let through.
 */
export const statelessFilters = jinja`
{% if junos.platform != 'srx' and firewall.policies %}
policy-options {
{% for set in firewall.sets %}
{{ set.from | origin }}    prefix-list {{ set.name }} {
{% for prefix in junos.prefixesOf[set.name] %}
        {{ prefix }};
{% endfor %}
    }
{% endfor %}
}
firewall {
{% for family in [4, 6] if family == 4 or firewall.hasIpv6 %}
    family {{ 'inet' if family == 4 else 'inet6' }} {
        filter between-zones{{ '' if family == 4 else '-ipv6' }} {
${forgedSourcesTerm}{{ device.members[0].node | origin }}            term routing {
                from {
{% if family == 4 %}
                    protocol [ ospf vrrp pim igmp ];
{% else %}
                    next-header [ ospf vrrp pim ];
{% endif %}
                }
                then accept;
            }
            term errors {
                from {
{% if family == 4 %}
                    protocol icmp;
                    icmp-type [ unreachable time-exceeded parameter-problem ];
{% else %}
                    next-header icmp6;
                    icmp-type [ destination-unreachable packet-too-big time-exceeded parameter-problem ];
{% endif %}
                }
                then accept;
            }
{% for row in interfaces if row.trust == 'none' and not row.switchport and (row.ipv4 if family == 4 else row.ipv6) %}
{{ row.from | origin }}            term unmark-{{ loop.index }} {
                from {
                    interface {{ junos.unit[row.key] }};
                }
                then {
                    forwarding-class best-effort;
                    loss-priority low;
{% if family == 4 %}
                    dscp be;
{% endif %}
                    next term;
                }
            }
{% endfor %}
{% for term in junos.filterTerms if term.family == family %}
{{ term.from | origin }}            term {{ term.name }} {
{% set sides = [term.source, term.destination] %}
{% set isNarrow = sides | selectattr('list') | list or sides | selectattr('prefixes') | list or term.protocol or term.ports %}
{% if isNarrow %}
                from {
{% for side in ['source', 'destination'] %}
{% if term[side].list %}
                    {{ side }}-prefix-list {
{% for name in term[side].list %}
                        {{ name }};
{% endfor %}
                    }
{% elif term[side].prefixes %}
                    {{ side }}-address {
{% for prefix in term[side].prefixes %}
                        {{ prefix }};
{% endfor %}
                    }
{% endif %}
{% endfor %}
{% if term.protocol %}
                    {{ 'protocol' if family == 4 else 'next-header' }} {{ term.protocol }};
{% endif %}
{% if term.ports %}
                    {{ term.portSide }}-port [ {{ term.ports | join(' ') }} ];
{% endif %}
                }
{% endif %}
                then {{ 'accept' if term.action == 'allow' else '{' }}{% if term.action == 'allow' %};{% else %}

                    count {{ term.name }};
{% if term.isLogged %}
                    syslog;
{% endif %}
                    discard;
                }{% endif %}

            }
{% endfor %}
        }
    }
{% endfor %}
}
interfaces {
{% for row in interfaces if row.vrf is none and (row.ipv4 or row.ipv6) and row.kind != 'loopback' %}
{% set place = junos.unit[row.key].split('.') %}
{{ row.from | origin }}    {{ place[0] }} {
        unit {{ place[1] }} {
{% if row.ipv4 %}
            family inet {
                filter {
                    input between-zones;
                }
            }
{% endif %}
{% if row.ipv6 %}
            family inet6 {
                filter {
                    input between-zones-ipv6;
                }
            }
{% endif %}
        }
    }
{% endfor %}
}
{% endif %}
`;

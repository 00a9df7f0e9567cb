import { jinja } from '../jinja.ts';

/** Hosts behind public addresses, of IPv6 too, and servers under public addresses of their own. */
export const nat = jinja`
{% if junos.platform == 'srx' and device.nat %}
{% set inside = firewall.zones | rejectattr('kind', 'equalto', 'outside') | rejectattr('kind', 'equalto', 'self') | map(attribute='name') | list %}
security {
    nat {
{% set between = device.nat | selectattr('kind', 'equalto', 'nat64') | list %}
{% set hidden = device.nat | selectattr('kind', 'equalto', 'source') | list + between %}
{% if hidden %}
        source {
{% for rule in hidden if rule.kind == 'nat64' or not junos.ownAddress[rule.address] %}
{{ rule.from | origin }}            pool {{ rule.outside | lower | replace(' ', '-') | replace('/', '-') }}-{{ rule.address | replace('.', '-') }} {
                address {
                    {{ rule.address }}/32;
                }
            }
{% endfor %}
{% for outside in hidden | map(attribute='outside') | unique %}
{% set number = loop.index %}
{% set rules = hidden | selectattr('outside', 'equalto', outside) | list %}
{{ rules[0].from | origin }}            rule-set to-outside-{{ number }} {
                from zone [ {{ inside | join(' ') }} ];
                to interface {{ junos.unit[outside] }};
{% for rule in rules %}
{% set place = loop.index %}
{% for sources in rule.sources | batch(8) %}
{% for except in (rule.except if rule.kind == 'source' else []) | batch(8) %}
{{ rule.from | origin }}                rule spare-{{ number }}-{{ place }}-{{ loop.index }} {
                    match {
                        source-address [ {{ sources | join(' ') }} ];
                        destination-address [ {{ except | join(' ') }} ];
                    }
                    then {
                        source-nat {
                            off;
                        }
                    }
                }
{% endfor %}
{{ rule.from | origin }}                rule hide-{{ number }}-{{ place }}-{{ loop.index }} {
                    match {
                        source-address [ {{ sources | join(' ') }} ];
                        destination-address 0.0.0.0/0;
                    }
                    then {
                        source-nat {
{% if junos.ownAddress[rule.address] and rule.kind == 'source' %}
                            interface;
{% else %}
                            pool {
                                {{ rule.outside | lower | replace(' ', '-') | replace('/', '-') }}-{{ rule.address | replace('.', '-') }};
                            }
{% endif %}
                        }
                    }
                }
{% endfor %}
{% endfor %}
            }
{% endfor %}
        }
{% endif %}
{% set published = device.nat | selectattr('kind', 'equalto', 'static') | list %}
{% if published or between %}
        static {
{% if between %}
{{ between[0].from | origin }}            rule-set nat64 {
                from zone [ {{ inside | join(' ') }} ];
{% for prefix in between | map(attribute='prefix') | unique %}
                rule nat64-{{ loop.index }} {
                    match {
                        destination-address {{ prefix }};
                    }
                    then {
                        static-nat {
                            inet;
                        }
                    }
                }
{% endfor %}
            }
{% endif %}
{% for outside in published | map(attribute='outside') | unique %}
{% set rules = published | selectattr('outside', 'equalto', outside) | list %}
{{ rules[0].from | origin }}            rule-set published-{{ loop.index }} {
                from interface {{ junos.unit[outside] }};
{% for rule in rules %}
{{ rule.from | origin }}                rule {{ rule.address | replace('.', '-') }} {
                    match {
                        destination-address {{ rule.address }}/32;
                    }
                    then {
                        static-nat {
                            prefix {
                                {{ rule.inside }}/32;
                            }
                        }
                    }
                }
{% endfor %}
            }
{% endfor %}
        }
{% endif %}
    }
}
{% endif %}
`;

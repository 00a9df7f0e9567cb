/**
 * A term of a filter for what comes in: own addresses do not come from outside (RFC 2827, RFC 3704). It asks for the interface,
 * since the filter may be on others too; `family` is set around it.
 */
export const forgedSourcesTerm = `{% set own = forged.prefixes4 if family == 4 else forged.prefixes6 %}
{% if forged.interfaces and own %}
            term own-addresses-from-outside {
                from {
{% for row in forged.interfaces %}
                    interface {{ junos.unit[row.key] }};
{% endfor %}
                    source-address {
{% for prefix in own %}
                        {{ prefix }};
{% endfor %}
                    }
                }
                then {
                    count own-addresses-from-outside;
                    syslog;
                    discard;
                }
            }
{% endif %}
`;

import { jinja } from '../jinja.ts';

/**
 * The macro `protection(name, own)`, for the parts of IPsec: a profile and a proposal of IPsec. Proposals are read from their names, such as aes256gcm16-ecp384;
 * IKE itself has no GCM here, and takes the same strength as CBC.
 */
export const protection = jinja`{% macro bits(name) -%}
{{ '256' if 'aes256' in name else '192' if 'aes192' in name else '128' }}
{%- endmacro %}
{% macro hash(name) -%}
{{ 'sha512' if 'sha512' in name else 'sha384' if 'sha384' in name else 'sha256' }}
{%- endmacro %}
{% macro group(name) -%}
{{ 'ecp521' if 'ecp521' in name else 'ecp384' if 'ecp384' in name else 'ecp256' if 'ecp256' in name else 'modp3072' if 'modp3072' in name else 'modp2048' }}
{%- endmacro %}
{% macro protection(name, own) %}
/ip ipsec profile
add name={{ name }} enc-algorithm=aes-{{ bits(own.ikeProposal) }} hash-algorithm={{ hash(own.ikeProposal) }} prf-algorithm={{ hash(own.ikeProposal) }} dh-group={{ group(own.ikeProposal) }} lifetime={{ own.ikeLifetimeSeconds }}s dpd-interval={{ own.deadPeerSeconds }}s dpd-maximum-failures=3 nat-traversal=yes
/ip ipsec proposal
add name={{ name }} enc-algorithms=aes-{{ bits(own.espProposal) }}-{{ 'gcm' if 'gcm' in own.espProposal else 'cbc' }} auth-algorithms={{ 'null' if 'gcm' in own.espProposal else hash(own.espProposal) }} pfs-group={{ group(own.pfsGroup) }} lifetime={{ own.espLifetimeSeconds }}s
{% endmacro %}
`;

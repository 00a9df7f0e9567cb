import { jinja } from '../jinja.ts';

/**
 * RouterOS has no interface that is a security association: a tunnel is GRE, which IPsec protects in transport mode. Proposals are
 * read from their names, such as aes256gcm16-ecp384; IKE itself has no GCM here, and takes the same strength as CBC.
 */
export const ipsec = jinja`
{% macro bits(name) -%}
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
{% for row in byKind.tunnel if row.protection %}
{{ row.from|origin }}{{ protection(row.name, row.protection) -}}
/ip ipsec peer
add name={{ row.name }} address={{ row.tunnel.destination }}/32 local-address={{ row.tunnel.sourceAddress }} exchange-mode=ike2 profile={{ row.name }}
/ip ipsec identity
add peer={{ row.name }} auth-method=pre-shared-key secret="{{ secret[row.protection.secret] }}" my-id=address:{{ row.tunnel.sourceAddress }} remote-id=address:{{ row.tunnel.destination }} generate-policy=no
/ip ipsec policy
add peer={{ row.name }} src-address={{ row.tunnel.sourceAddress }}/32 dst-address={{ row.tunnel.destination }}/32 protocol=gre tunnel=no proposal={{ row.name }} level=require action=encrypt
{% endfor %}
{% set people = device.remoteAccess %}
{% if people %}
{{ people.from|origin }}{{ protection('people', people) -}}
/ip pool
add name=people ranges={{ people.address|next_address }}-{{ people.pool|broadcast|next_address(-1) }}
/ip ipsec mode-config
add name=people responder=yes address-pool=people address-prefix-length=32 split-include={{ people.routes|join(',') }} system-dns=no{{ ' static-dns=' ~ people.dnsServers|join(',') if people.dnsServers }}
/ip ipsec policy group
add name=people
/ip ipsec policy
add group=people template=yes proposal=people src-address=0.0.0.0/0 dst-address={{ people.pool }}
{% for address in people.listens %}
/ip ipsec peer
add name=people-{{ loop.index }} passive=yes address=0.0.0.0/0 local-address={{ address }} exchange-mode=ike2 profile=people send-initial-contact=no
/ip ipsec identity
add peer=people-{{ loop.index }} auth-method={{ 'eap-radius' if people.signIn == 'radius' else 'digital-signature' }} certificate={{ people.certificate }} generate-policy=port-strict mode-config=people policy-template-group=people my-id=address:{{ address }}
{% endfor %}
{% endif %}
`;

import { jinja } from '../jinja.ts';

/** Which routing daemons Debian's frr.service starts; zebra and staticd always run. */
export const daemons = jinja`
# Debian: /etc/frr/daemons. zebra and staticd always run.
bgpd={{ 'yes' if device.routing and device.routing.bgp else 'no' }}
ospfd={{ 'yes' if device.routing and device.routing.ospf else 'no' }}
ospf6d={{ 'yes' if device.routing and device.routing.ospf3 else 'no' }}
ripd=no
ripngd=no
isisd=no
pimd=no
pim6d=no
ldpd=no
nhrpd=no
eigrpd=no
babeld=no
sharpd=no
pbrd=no
bfdd=no
fabricd=no
vrrpd=no
pathd=no
vtysh_enable=yes
zebra_options="-A 127.0.0.1 -s 90000000"
staticd_options="-A 127.0.0.1"
bgpd_options="-A 127.0.0.1"
ospfd_options="-A 127.0.0.1"
ospf6d_options="-A ::1"
`;

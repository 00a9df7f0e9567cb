import { jinja } from '../jinja.ts';

/** Name, clock, and how the routing protocols run. */
export const base = jinja`
! {{ hostname }}, {{ site }}
{{ device.members[0].node | origin }}hostname {{ hostname }}
!
{{ [] | origin }}no aaa root
service routing protocols model multi-agent
clock timezone UTC
logging event link-status global
errdisable recovery cause bpduguard
errdisable recovery interval 300
!
`;

import { jinja } from '../jinja.ts';

/** What every device has, whatever it does. */
export const base = jinja`
! {{ hostname }}, {{ site }}
{{ device.members[0].node | origin }}hostname {{ hostname }}
`;

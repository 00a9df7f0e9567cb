import { jinja } from '../jinja.ts';

/** Switches that are one: the second one takes over without starting again; StackWise Virtual where ports of the front join them. */
export const stack = jinja`
{% if device.stack %}
{{ device.stack.from | origin }}redundancy
 mode sso
!
{% if device.stack.links %}
{{ device.stack.from | origin }}stackwise-virtual
 domain {{ device.stack.domain }}
!
{% endif %}
{% endif %}
`;

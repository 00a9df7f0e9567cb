import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import { jinja } from '../jinja.ts';

/** Models whose SFP28 are in speed groups by four, with SerDes of 10 or 25 Gbit/s (`hardware speed-group`). */
const model = 'DCS-7050SX3-48YC8';

/** Whether the part below sets the speeds of a device's groups. */
export const hasSpeedGroups = (device: DeviceConfiguration): boolean =>
  device.model?.includes(model) ?? false;

/** The speed of ports that run at one. */
export const speedGroups = jinja`
{% if device.portGroups and '${model}' in (device.model or '') %}
{% for group in device.portGroups %}
{{ group.from | origin }}hardware speed-group {{ group.number }} serdes {{ '25g' if group.mbps > 10000 else '10g' }}
{% endfor %}
!
{% endif %}
`;

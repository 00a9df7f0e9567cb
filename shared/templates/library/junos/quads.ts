import type {
  DeviceConfiguration,
  PortsAtOneSpeed,
} from '../../../contract/configuration/device-configuration.ts';
import { jinja } from '../jinja.ts';

/** Models whose SFP28 run at one speed by four, which is set at the first ("Configure Port Speed at the Chassis Level"). */
const models = /^(EX4650-48Y|QFX5120-48Y)/;

/** Whether the part below sets the speed of a group: how one of 1 Gbit/s is set, no guide was found to say. */
export const setsQuad = (device: DeviceConfiguration, { mbps }: Pick<PortsAtOneSpeed, 'mbps'>): boolean =>
  models.test(device.model ?? '') && mbps >= 10_000;

/** A quad, by the place of its first port. */
interface Quad {
  readonly fpc: number;
  readonly pic: number;
  readonly port: number;
  /** `10g`. */
  readonly speed: string;
  readonly from: readonly string[];
}

export const quadsOf = (device: DeviceConfiguration): Quad[] =>
  (device.portGroups ?? []).flatMap(({ ports: [first = ''], mbps, from }) => {
    const [, fpc, pic, port] = /^et-(\d+)\/(\d+)\/(\d+)$/.exec(first) ?? [];
    if (port === undefined || !setsQuad(device, { mbps })) return [];
    return [{ fpc: Number(fpc), pic: Number(pic), port: Number(port), speed: `${mbps / 1_000}g`, from }];
  });

/** The speed of ports that run at one. */
export const quads = jinja`
{% if junos.quads %}
chassis {
{% for quad in junos.quads %}
{{ quad.from | origin }}    fpc {{ quad.fpc }} {
        pic {{ quad.pic }} {
            port {{ quad.port }} {
                speed {{ quad.speed }};
            }
        }
    }
{% endfor %}
}
{% endif %}
`;

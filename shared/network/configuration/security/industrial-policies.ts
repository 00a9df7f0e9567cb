import type { ControlPlane } from '../../../contract/control-plane.ts';
import type { Requirements } from '../../../contract/requirements.ts';
import type { IndustrialProtocol } from '../../../contract/spoken-protocol.ts';
import type { Subnet } from '../../../contract/topology-items.ts';
import { subnetBlocks } from '../../addressing/subnet-blocks.ts';
import { because } from '../../reasons/because.ts';
import type { PolicyReason } from '../../reasons/control-plane-rules.ts';
import { segmentField, segmentsOf } from '../../requirements/subnet-segments.ts';
import { isOfClients } from '../../vlans/clients.ts';
import type { ServiceName } from '../services/known-services.ts';
import { zoneMembers } from './device-zones.ts';

type Policy = ControlPlane['policies'][number];
type Purpose = Subnet['purpose'];

/**
 * By which services whoever asks a controller begins, and by which the controller sends by itself: the cyclic data of EtherNet/IP comes
 * in datagrams of its own (ODVA, CIP volume 2), as do BACnet's changes of value and answers to Who-Is (ASHRAE 135, annex J). DNP3 and
 * IEC 60870-5-104 report over the connection that the control centre opened. PROFINET leaves no VLAN.
 */
const services: Readonly<
  Record<
    IndustrialProtocol,
    { readonly asked: readonly ServiceName[]; readonly sent: readonly ServiceName[] }
  >
> = {
  'modbus-tcp': { asked: ['Modbus/TCP'], sent: [] },
  'opc-ua': { asked: ['OPC UA'], sent: [] },
  'ethernet-ip': { asked: ['EtherNet/IP', 'EtherNet/IP I/O'], sent: ['EtherNet/IP I/O'] },
  s7: { asked: ['S7comm'], sent: [] },
  dnp3: { asked: ['DNP3'], sent: [] },
  'iec-104': { asked: ['IEC 60870-5-104'], sent: [] },
  'bacnet-ip': { asked: ['BACnet/IP'], sent: ['BACnet/IP'] },
  profinet: { asked: [], sent: [] },
};

/** Subnets of one zone that a side of a policy is; the whole zone where no blocks are named. */
interface Side {
  readonly zone: string;
  readonly purpose: Purpose;
  readonly blocks?: string[];
  readonly subnets: number;
}

/** Zones of controllers alone, which state what they are asked by: nobody asks them for pictures as well. */
export function zonesOfControllers(
  subnets: readonly Subnet[],
  { segments }: Pick<Requirements, 'segments'>,
): ReadonlySet<string> {
  const isOfControllers = (index: number) =>
    segments[index]?.speaks.some(({ protocol }) => services[protocol].asked.length > 0) === true;
  if (!segments.some((_, index) => isOfControllers(index))) return new Set();
  const whole = [...zoneMembers(subnets)].filter(([, own]) =>
    own.every((subnet) => isOfClients(subnet) && segmentsOf(subnet).some(isOfControllers)),
  );
  return new Set(whole.map(([zone]) => zone));
}

/** Who may ask the controllers of each segment, by the industrial protocols that it states, and what these send by themselves. */
export function industrialPolicies(
  subnets: readonly Subnet[],
  { segments }: Pick<Requirements, 'segments'>,
  placeOf: (from: Purpose, to: Purpose) => Policy['at'],
): Policy[] {
  if (segments.every(({ speaks }) => speaks.length === 0)) return [];
  const zones = zoneMembers(subnets);
  const sidesOf = (isMeant: (subnet: Subnet) => boolean): Side[] =>
    [...zones].flatMap(([zone, all]): Side[] => {
      const own = all.filter(isMeant);
      const [first] = own;
      if (first === undefined) return [];
      const { purpose } = first;
      const isWhole = own.length === all.length;
      return [{ zone, purpose, subnets: own.length, ...(!isWhole && { blocks: own.flatMap(subnetBlocks) }) }];
    });
  const sidesOfSegment = (index: number) =>
    sidesOf((subnet) => isOfClients(subnet) && segmentsOf(subnet).includes(index));
  const servers = sidesOf(({ purpose }) => purpose === 'server');
  return segments.flatMap((segment, index) => {
    const controllers = sidesOfSegment(index);
    return [...Map.groupBy(segment.speaks, ({ from }) => from)].flatMap(([from, spoken]) => {
      const asked = spoken.flatMap(({ protocol }) => services[protocol].asked);
      const sent = spoken.flatMap(({ protocol }) => services[protocol].sent);
      const asking = segments.findIndex(({ name }) => name === from);
      const askers = from === undefined ? servers : sidesOfSegment(asking);
      const serves = [...new Set([index, ...(asking < 0 ? [] : [asking])])].map(segmentField);
      const policy = (
        source: Side,
        target: Side,
        names: readonly string[],
        reason: PolicyReason,
      ): Policy[] =>
        names.length === 0 || (source.zone === target.zone && source.subnets === 1 && from === segment.name)
          ? []
          : [
              {
                from: source.zone,
                to: target.zone,
                action: 'allow',
                services: [...new Set(names)],
                ...(source.blocks && { sources: source.blocks }),
                ...(target.blocks && { destinations: target.blocks }),
                at: placeOf(source.purpose, target.purpose),
                because: because(
                  'policy',
                  { reason, segment: segment.name, ...(from !== undefined && { asker: from }) },
                  serves,
                ),
              },
            ];
      return askers.flatMap((asker) =>
        controllers.flatMap((controller) => [
          ...policy(asker, controller, asked, 'controllers-asked'),
          ...(from === segment.name ? [] : policy(controller, asker, sent, 'controllers-report')),
        ]),
      );
    });
  });
}

import type { Device } from '#shared/contract/device.ts';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import { portShapes } from '#web/features/equipment/model/front-panel.ts';
import styles from './device-picture.module.css';

export interface DevicePictureProps {
  readonly device: Pick<Device, 'category' | 'manufacturer' | 'model' | 'image' | 'specs'>;
}

/** A device's picture, or a quiet drawing of what it has in front. */
export function DevicePicture({ device }: DevicePictureProps) {
  return (
    <div className={styles.frame}>
      {device.image ? (
        <img className={styles.image} src={device.image} alt={deviceName(device)} />
      ) : (
        <svg className={styles.drawing} viewBox="0 0 440 220" aria-hidden>
          {drawingOf(device)}
        </svg>
      )}
    </div>
  );
}

function drawingOf(device: DevicePictureProps['device']) {
  if (device.category === 'ap') return <AccessPoint />;
  return device.category === 'server' ? <Bays /> : <FrontPanel device={device} />;
}

/** As wide as a rack, with one screw hole at each end of the ears. */
function FrontPanel({ device: { specs } }: DevicePictureProps) {
  const height = Math.min(132, 44 * Math.max(1, Math.ceil(specs.rackUnits ?? 1)));
  const top = (220 - height) / 2;
  const shapes = portShapes(specs.ports, { x: 44, y: top + 6, width: 352, height: height - 12 });
  return (
    <>
      <rect className={styles.ear} x={4} y={top} width={432} height={height} rx={3} />
      <rect className={styles.body} x={20} y={top} width={400} height={height} rx={3} />
      {[12, 428].map((x) => (
        <circle key={x} className={styles.hole} cx={x} cy={110} r={3} />
      ))}
      <circle className={styles.light} cx={31} cy={top + 12} r={2.5} />
      {shapes.map(({ role, ...shape }) => (
        <rect key={`${shape.x} ${shape.y}`} className={styles.port} data-role={role} {...shape} rx={1} />
      ))}
    </>
  );
}

function AccessPoint() {
  return (
    <>
      <rect className={styles.body} x={140} y={30} width={160} height={160} rx={34} />
      <circle className={styles.light} cx={220} cy={110} r={5} />
      {[26, 44, 62].map((radius) => (
        <circle key={radius} className={styles.wave} cx={220} cy={110} r={radius} />
      ))}
    </>
  );
}

function Bays() {
  const [columns, rows] = [
    [0, 1, 2, 3],
    [0, 1, 2],
  ];
  return (
    <>
      <rect className={styles.ear} x={4} y={66} width={432} height={88} rx={3} />
      <rect className={styles.body} x={20} y={66} width={400} height={88} rx={3} />
      <circle className={styles.light} cx={32} cy={80} r={2.5} />
      {rows.flatMap((row) =>
        columns.map((column) => (
          <rect
            key={`${row} ${column}`}
            className={styles.port}
            x={46 + column * 92}
            y={72 + row * 26}
            width={86}
            height={22}
            rx={2}
          />
        )),
      )}
    </>
  );
}

import type { PortGroup } from '#shared/contract/device.ts';

/** A port as it is drawn, in the units of the drawing. */
export interface PortShape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly role: PortGroup['role'];
}

/** The box that the ports are drawn into. */
export interface Panel {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** More could not be distinguished. */
const mostDrawn = 64;

/** Ports as they stand on a front panel: groups from left to right, two rows where there are many, all to scale. */
export function portShapes(ports: readonly PortGroup[], panel: Panel): PortShape[] {
  const blocks = ports.map((group) => blockOf(group, ports));
  const needed = blocks.reduce((sum, { width }) => sum + width, 0) + gap * 3 * Math.max(0, blocks.length - 1);
  const tallest = Math.max(0, ...blocks.map(({ height }) => height));
  const scale = Math.min(1.6, panel.width / Math.max(1, needed), panel.height / Math.max(1, tallest));
  const shapes: PortShape[] = [];
  let left = panel.x;
  for (const block of blocks) {
    const top = panel.y + (panel.height - block.height * scale) / 2;
    for (let index = 0; index < block.count; index += 1) {
      const [column, row] = [Math.floor(index / block.rows), index % block.rows];
      shapes.push({
        x: left + column * (block.port.width + gap) * scale,
        y: top + row * (block.port.height + gap) * scale,
        width: block.port.width * scale,
        height: block.port.height * scale,
        role: block.role,
      });
    }
    left += (block.width + gap * 3) * scale;
  }
  return shapes;
}

const gap = 3;

/** Of a port in front view, in millimetres: RJ45, SFP and QSFP cages. */
const sizes = {
  RJ45: { width: 14, height: 12 },
  SFP: { width: 15, height: 10 },
  QSFP: { width: 20, height: 11 },
};

function blockOf({ count, connector, role }: PortGroup, all: readonly PortGroup[]) {
  const total = all.reduce((sum, group) => sum + group.count, 0);
  const drawn = Math.max(1, Math.round(count * Math.min(1, mostDrawn / total)));
  const port = connector === 'RJ45' ? sizes.RJ45 : connector.startsWith('QSFP') ? sizes.QSFP : sizes.SFP;
  const rows = drawn > 2 ? 2 : 1;
  const columns = Math.ceil(drawn / rows);
  return {
    count: drawn,
    rows,
    role,
    port,
    width: columns * port.width + (columns - 1) * gap,
    height: rows * port.height + (rows - 1) * gap,
  };
}

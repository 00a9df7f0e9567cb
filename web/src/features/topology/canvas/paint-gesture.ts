import type { Stage } from '#web/features/topology/model/stage.ts';
import { type Frame, setSceneUnits } from './frame.ts';

/** The gesture in progress: the selection rectangle, or the link being drawn. */
export function paintGesture(frame: Frame, { band, rubber }: Stage, connecting: string | undefined): void {
  const { context, scene, camera, palette } = frame;
  setSceneUnits(frame);
  context.strokeStyle = palette.selection;
  context.lineWidth = 1.5 / camera.zoom;
  if (band) {
    const [wide, high] = [band.right - band.left, band.bottom - band.top];
    context.globalAlpha = 0.12;
    context.fillStyle = palette.selection;
    context.fillRect(band.left, band.top, wide, high);
    context.globalAlpha = 1;
    context.strokeRect(band.left, band.top, wide, high);
  }
  const from = connecting === undefined ? undefined : scene.indexOf.get(connecting);
  if (from !== undefined && rubber) {
    context.setLineDash([6 / camera.zoom, 4 / camera.zoom]);
    context.beginPath();
    context.moveTo(scene.x[from] ?? 0, scene.y[from] ?? 0);
    context.lineTo(rubber.x, rubber.y);
    context.stroke();
    context.setLineDash([]);
  }
}

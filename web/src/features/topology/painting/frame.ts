import type { LossCounts } from '#shared/network/failures/lost-part.ts';
import type { DrawnWalk } from '#web/features/topology/model/drawn-walk.ts';
import type { LinkText } from '#web/features/topology/model/look.ts';
import type { Overlay } from '#web/features/topology/model/overlay.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';
import type { Camera } from './camera.ts';
import type { Palette } from './palette.ts';

/** All that one picture is painted from. */
export interface Frame {
  readonly context: CanvasRenderingContext2D;
  readonly scene: Scene;
  readonly camera: Camera;
  readonly palette: Palette;
  /** Device pixels to one CSS pixel. */
  readonly ratio: number;
  /** The camera has not come to rest yet. */
  readonly isMoving: boolean;
  /** What of the picture lies out of view at each edge, in pixels of the screen. */
  readonly beyond: number;
  /** Ids of the nodes that are elements of the page and paint themselves. */
  readonly mounted: ReadonlySet<string>;
  readonly selected: { readonly nodes: ReadonlySet<string>; readonly edges: ReadonlySet<string> };
  /** Index of the node under the pointer. */
  readonly hovered: number | undefined;
  /** Figures that colour the devices. */
  readonly overlay: Overlay | undefined;
  /** Ids of what was added and nobody has looked at yet. */
  readonly fresh: ReadonlySet<string>;
  /** Ids of what the proposal that is looked at removes. */
  readonly leaving: ReadonlySet<string>;
  /** What is written on links. */
  readonly texts: readonly LinkText[];
  /** What the failure of nodes and links takes, while that is looked at. */
  readonly lost: Lost | undefined;
  /** The path that a flow takes, while that is looked at. */
  readonly walk: DrawnWalk | undefined;
}

/** Failed elements and what they take, by ids. */
export interface Lost {
  readonly failed: ReadonlySet<string>;
  readonly whole: ReadonlySet<string>;
  readonly partly: ReadonlySet<string>;
  /** Who loses what at each site, the most affected first. */
  readonly bySite: ReadonlyMap<string, LossCounts>;
  readonly together: LossCounts & { readonly sites: readonly string[] };
  /** Whether routing had its say beside what is plugged into what. */
  readonly isSimulated: boolean;
}

/** Makes a pixel of the drawing a pixel of the scene. */
export function setSceneUnits({ context, camera, ratio }: Frame): void {
  const scale = camera.zoom * ratio;
  context.setTransform(scale, 0, 0, scale, camera.x * ratio, camera.y * ratio);
}

/** Makes a pixel of the drawing a pixel of the screen. */
export function setScreenUnits({ context, ratio }: Frame): void {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
}

/** What a page says about its drawing; set up by `installProbe` before the page's own scripts. */
export interface PageProbe {
  /** When the frame was shown in which the first whole picture was drawn, on the page's clock in milliseconds. */
  firstPictureAt: number | undefined;
  startFrames(): void;
  /** Times between the frames since the start, in milliseconds. */
  stopFrames(): number[];
}

declare global {
  interface Window {
    probe: PageProbe;
  }
}

/**
 * Runs in the page. Watches the calls that draw on large canvases until a picture has come together: our canvas and
 * its peer are then measured by the same rule. Nothing is observed from then on.
 */
export function installProbe(): void {
  const callsOfPicture = 200;
  const smallestCanvas = 400;
  const prototype = CanvasRenderingContext2D.prototype;
  const drawing = ['fill', 'stroke', 'drawImage', 'fillText', 'fillRect'] as const;
  const originals = drawing.map((name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const);
  let calls = 0;
  let frames: number[] | undefined;

  window.probe = {
    firstPictureAt: undefined,
    startFrames: () => {
      const times: number[] = [];
      frames = times;
      let last = performance.now();
      const next = (now: number) => {
        if (frames !== times) return;
        times.push(now - last);
        last = now;
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    },
    stopFrames: () => {
      const [, ...times] = frames ?? [];
      frames = undefined;
      return times;
    },
  };

  const stopWatching = () => {
    for (const [name, original] of originals) if (original) Object.defineProperty(prototype, name, original);
  };
  const shown = () => {
    window.probe.firstPictureAt = performance.now();
  };
  for (const [name, original] of originals) {
    const draw = original?.value as (...given: unknown[]) => unknown;
    Object.defineProperty(prototype, name, {
      configurable: true,
      writable: true,
      value(this: CanvasRenderingContext2D, ...given: unknown[]) {
        // What is drawn aside and copied counts as well.
        if (this.canvas.width >= smallestCanvas) calls += 1;
        if (calls === callsOfPicture) {
          stopWatching();
          // The frame after the one in which the drawing was done: then it is on the screen.
          requestAnimationFrame(() => requestAnimationFrame(shown));
        }
        return draw.apply(this, given);
      },
    });
  }
}

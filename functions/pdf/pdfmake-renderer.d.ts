/** As much of pdfmake's renderer as the report changes; the package describes its documents only. */
declare module 'pdfmake/js/Renderer.js' {
  export interface Inline {
    readonly text: string;
    /** Points from the line's left edge. */
    readonly x: number;
    /** Points, with the spaces at its end. */
    readonly width: number;
    /** Points: the width of the spaces at its end. */
    readonly trailingCut?: number;
  }
  interface Line {
    inlines: Inline[];
  }
  class Renderer {
    renderLine(line: Line, x?: number, y?: number): void;
  }
  /** Node hands out the module, a bundler that follows its mark of an ES module the class. */
  const pdfmakeRenderer: typeof Renderer | { readonly default: typeof Renderer };
  export default pdfmakeRenderer;
}

/** As much of pdfmake's inside as the report changes; the package describes its documents only. */
declare module 'pdfmake/js/Renderer.js' {
  export interface Inline {
    readonly text: string;
    /** Points from the line's left edge. */
    readonly x: number;
    /** Points, with the spaces at its end. */
    readonly width: number;
    /** Points: the width of the spaces at its end. */
    readonly trailingCut?: number;
    /** How it looks, and where it leads to. */
    readonly [look: string]: unknown;
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

declare module 'pdfmake/js/PDFDocument.js' {
  export interface Page {
    /** Adds a line to what it draws. */
    write(line: string): void;
  }
  export interface Glyph {
    readonly id: number;
    /** What it stands for: of a ligature each letter. */
    readonly codePoints: readonly number[];
  }
  /** In thousandths of the type size. */
  export interface GlyphPosition {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }
  export interface ShapedText {
    readonly glyphs: Glyph[];
    readonly positions: GlyphPosition[];
    readonly advanceWidth: number;
  }
  export interface Font {
    layoutRun(text: string, features?: unknown): ShapedText;
  }
  class PDFDocument {
    readonly page: Page;
    /** Pages that are not written yet. */
    readonly _pageBuffer: readonly Page[];
    addContent(operation: string): this;
    flushPages(): void;
    provideFont(family: string, bold: boolean, italics: boolean): Font;
    text(text: string, x: number, y: number): void;
  }
  const pdfmakeDocument: typeof PDFDocument | { readonly default: typeof PDFDocument };
  export default pdfmakeDocument;
}

declare module 'pdfmake/js/StyleContextStack.js' {
  type Look = Readonly<Record<string, unknown>>;
  class StyleContextStack {
    static getStyleProperty(
      node: Look,
      stack: StyleContextStack | undefined,
      property: string,
      otherwise: unknown,
    ): unknown;
    readonly styleDictionary: Readonly<Record<string, Look>>;
    readonly defaultStyle: Look;
    /** Named styles and nodes, the innermost last. */
    readonly styleOverrides: readonly (string | Look)[];
    getProperty(property: string): unknown;
  }
  const pdfmakeStyles: typeof StyleContextStack | { readonly default: typeof StyleContextStack };
  export default pdfmakeStyles;
}

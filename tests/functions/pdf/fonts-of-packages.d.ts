/** As much of these packages as the tests of the report use; they describe themselves only in part. */
declare module 'fontkit' {
  export interface ShapedWord {
    readonly glyphs: { readonly id: number; readonly codePoints: number[] }[];
    readonly positions: { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
    readonly advanceWidth: number;
  }
  export function openSync(path: string): {
    readonly characterSet: number[];
    layout(text: string): ShapedWord;
  };
}

declare module 'pdfmake/js/PDFDocument.js' {
  class PDFDocument {
    text(text: string, x: number, y: number): void;
  }
  const pdfmakeDocument: typeof PDFDocument | { readonly default: typeof PDFDocument };
  export default pdfmakeDocument;
}

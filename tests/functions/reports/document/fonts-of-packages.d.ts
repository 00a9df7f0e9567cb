/** As much of these packages as the tests of the report's fonts use; they describe themselves only in part. */
declare module 'fontkit' {
  export function openSync(path: string): { readonly characterSet: number[] };
}

declare module 'pdfmake/js/PDFDocument.js' {
  class PDFDocument {
    text(text: string, x: number, y: number): void;
  }
  const pdfmakeDocument: typeof PDFDocument | { readonly default: typeof PDFDocument };
  export default pdfmakeDocument;
}

import { latin1Text, startsWith } from './file-bytes.ts'

/** Must run from `%PDF-` to the last `%%EOF` with nothing after it; HTML disguised as a PDF is refused. */
export const isCompletePdf = (bytes: Uint8Array): boolean => {
  const tail = latin1Text(bytes, bytes.length - 1024, bytes.length)
  const reference = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(tail)
  return (
    startsWith(bytes, '%PDF-') &&
    reference !== null &&
    Number(reference[1]) < bytes.length &&
    !/<(!doctype|html|head|body|script|svg|iframe|img)\b/i.test(latin1Text(bytes, 0, 1024))
  )
}

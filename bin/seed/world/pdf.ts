/** Brackets and backslashes have a meaning in a PDF's text. */
const escaped = (line: string): string => line.replaceAll(/[\\()]/g, (sign) => `\\${sign}`)

/** A PDF of one page with a heading and lines, in the Latin letters of its built-in font. */
export const pdfOf = (heading: string, lines: readonly string[]): Buffer => {
  const text = [
    `BT /F1 20 Tf 56 770 Td (${escaped(heading)}) Tj`,
    '/F1 12 Tf 0 -36 Td 20 TL',
    ...lines.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = Buffer.byteLength(body, 'latin1')
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${Buffer.byteLength(body, 'latin1')}\n%%EOF\n`
  return Buffer.from(body + table + trailer, 'latin1')
}

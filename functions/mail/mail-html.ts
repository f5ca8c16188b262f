import { escapeHtml } from '#shared/kernel/escape-html.ts'
import { neutral } from '#shared/tenants/colours/semantic-colours.ts'
import type { MailBrand } from '#shared/tenants/mail-brand.ts'
import type { MailContent, MailDay, MailFact, MailSection } from './mail.ts'

const withBreaks = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

const [ink] = neutral.fg
const [muted] = neutral['fg.muted']
const [line] = neutral.border
const [ground] = neutral['bg.muted']
const WHITE = '#FFFFFF'
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const wraps = 'overflow-wrap:anywhere;word-break:break-word'
const cell = `padding:10px 0;border-top:1px solid ${line};vertical-align:top;text-align:left;${font};font-size:16px;line-height:24px;color:${ink};${wraps}`
const label = `${cell};width:38%;padding-right:12px;font-weight:400;color:${muted}`

/** Mail programs draw tables where they ignore other layouts. */
const table = (style: string, rows: string, role = ' role="presentation"'): string =>
  `<table${role} width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;${style}">${rows}</table>`

const paragraph = (text: string): string =>
  `<p style="margin:0 0 12px;${font};font-size:16px;line-height:24px;color:${ink};${wraps}">${escapeHtml(text)}</p>`

const dayRow = ({ date, hours, note, cancelled }: MailDay): string => {
  const struck = cancelled ? `;text-decoration:line-through;color:${muted}` : ''
  const words = [note, cancelled && 'cancelled'].filter(Boolean).join(', ')
  const small = words && `<div style="font-size:14px;line-height:20px;color:${muted}">${escapeHtml(words)}</div>`
  return `<tr><th scope="row" style="${label};font-weight:600;color:${ink}${struck}">${escapeHtml(date)}</th><td style="${cell}"><span style="white-space:nowrap${struck}">${escapeHtml(hours ?? '')}</span>${small}</td></tr>`
}

const factRow = ({ label: name, value, href }: MailFact, brand: MailBrand): string => {
  const shown = withBreaks(value)
  const linked = href && `<a href="${escapeHtml(href)}" style="color:${brand.link}">${shown}</a>`
  return `<tr><th scope="row" style="${label}">${escapeHtml(name)}</th><td style="${cell}">${linked ?? shown}</td></tr>`
}

const rowsOf = (rows: readonly string[]): string =>
  rows.length > 0 ? table(`margin:0 0 24px;border-bottom:1px solid ${line}`, rows.join('\n'), '') : ''

const buttonOf = ({ label: words, url }: { label: string; url: string }, brand: MailBrand): string =>
  `<a href="${escapeHtml(url)}" style="display:inline-block;margin:0 0 24px;padding:12px 24px;border-radius:8px;background:${brand.solid};${font};font-size:16px;line-height:24px;font-weight:600;color:${WHITE};text-decoration:none">${escapeHtml(words)}</a>`

const linkOf = ({ label: words, url }: { label: string; url: string }, brand: MailBrand): string =>
  `<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" style="${font};font-size:16px;line-height:24px;font-weight:600;color:${brand.link}">${escapeHtml(words)}</a></p>`

/** One of several notifications; a line divides it from the one before. */
const sectionOf = ({ title, text, days = [], facts = [], button }: MailSection, brand: MailBrand): string =>
  [
    `<div style="margin:0 0 20px;height:1px;line-height:1px;background:${line}">&nbsp;</div>`,
    `<h2 style="margin:0 0 8px;${font};font-size:18px;line-height:24px;color:${ink};${wraps}">${escapeHtml(title)}</h2>`,
    ...text.split('\n').filter(Boolean).map(paragraph),
    rowsOf(days.map(dayRow)),
    rowsOf(facts.map((fact) => factRow(fact, brand))),
    button ? linkOf(button, brand) : '',
  ].join('\n')

const codeOf = (code: string): string =>
  `<p style="margin:0 0 24px;font-family:Consolas,Menlo,monospace;font-size:28px;line-height:36px;letter-spacing:2px;font-weight:600;color:${ink};${wraps}">${escapeHtml(code)}</p>`

const headOf = ({ name, fg, logo }: MailBrand, siteUrl: string | undefined): string =>
  logo && siteUrl
    ? `<img src="${escapeHtml(siteUrl + logo)}" alt="${escapeHtml(name)}" height="32" style="display:block;height:32px;border:0;${font};font-size:18px;font-weight:700;color:${fg}">`
    : `<div style="${font};font-size:18px;line-height:24px;font-weight:700;color:${fg};${wraps}">${escapeHtml(name)}</div>`

/** The mail in the tenant's look, dark on light and at most 600 pixels wide. All of its text is escaped. */
export const mailHtml = (content: MailContent, brand: MailBrand, siteUrl?: string): string => {
  const { title, text, code, days = [], facts = [], sections = [], button } = content
  const card = [
    `<h1 style="margin:20px 0 12px;${font};font-size:22px;line-height:28px;color:${ink};${wraps}">${escapeHtml(title)}</h1>`,
    ...text.split('\n').filter(Boolean).map(paragraph),
    code ? codeOf(code) : '',
    `<div style="height:8px;line-height:8px">&nbsp;</div>`,
    rowsOf(days.map(dayRow)),
    rowsOf(facts.map((fact) => factRow(fact, brand))),
    ...sections.map((section) => sectionOf(section, brand)),
    button ? buttonOf(button, brand) : '',
  ].join('\n')
  return `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:${ground}">
${table(
  `background:${ground}`,
  `<tr><td align="center" style="padding:24px 12px">
${table(
  `max-width:600px;table-layout:fixed;background:${WHITE};border-top:4px solid ${brand.mark}`,
  `<tr><td style="padding:20px 24px 0;text-align:left">${headOf(brand, siteUrl)}
${card}</td></tr>`,
)}
<p style="margin:16px 0 0;${font};font-size:14px;line-height:20px;color:${muted};${wraps}">${escapeHtml(brand.name)}</p>
</td></tr>`,
)}
</body>
</html>
`
}

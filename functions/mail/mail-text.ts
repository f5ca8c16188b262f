import type { MailBrand } from '#shared/tenants/mail-brand.schema.ts'
import type { MailContent, MailDay, MailFact } from './mail.ts'

const dayLine = ({ date, hours, note, cancelled }: MailDay): string =>
  `- ${[date, hours, note, cancelled && 'cancelled'].filter(Boolean).join(', ')}`

/** A web address is written out; phone numbers and e-mail addresses say it themselves. */
const factLines = ({ label, value, href }: MailFact): string[] => {
  const [first = '', ...more] = value.split('\n')
  const lines =
    more.length > 0 ? [`${label}:`, `  ${first}`, ...more.map((line) => `  ${line}`)] : [`${label}: ${first}`]
  return href?.startsWith('https:') ? [...lines, `  ${href}`] : lines
}

/** The mail as plain text, with the same content as its HTML. */
export const mailText = ({ title, text, code, days = [], facts = [], button }: MailContent, brand: MailBrand): string =>
  [
    title,
    text,
    code,
    days.map(dayLine).join('\n'),
    facts.flatMap(factLines).join('\n'),
    button && `${button.label}: ${button.url}`,
    `${brand.name}\n`,
  ]
    .filter(Boolean)
    .join('\n\n')

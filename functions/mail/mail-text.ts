import type { MailBrand } from '#shared/tenants/mail-brand.ts'
import type { MailContent, MailDay, MailFact, MailSection } from './mail.ts'

const dayLine = ({ date, hours, note, cancelled }: MailDay): string =>
  `- ${[date, hours, note, cancelled && 'cancelled'].filter(Boolean).join(', ')}`

/** A web address is written out; phone numbers and e-mail addresses say it themselves. */
const factLines = ({ label, value, href }: MailFact): string[] => {
  const [first = '', ...more] = value.split('\n')
  const lines =
    more.length > 0 ? [`${label}:`, `  ${first}`, ...more.map((line) => `  ${line}`)] : [`${label}: ${first}`]
  return href?.startsWith('https:') ? [...lines, `  ${href}`] : lines
}

const partsOf = ({ title, text, code, days = [], facts = [] }: MailContent): (string | undefined)[] => [
  title,
  text,
  code,
  days.map(dayLine).join('\n'),
  facts.flatMap(factLines).join('\n'),
]
const linkOf = ({ button }: MailSection): string | undefined => button && `${button.label}: ${button.url}`

/** The mail as plain text, with the same content as its HTML. */
export const mailText = (content: MailContent, brand: MailBrand): string =>
  [
    ...partsOf(content),
    ...(content.sections ?? []).flatMap((section) => ['---', ...partsOf(section), linkOf(section)]),
    ...(content.sections ? ['---'] : []),
    linkOf(content),
    `${brand.name}\n`,
  ]
    .filter(Boolean)
    .join('\n\n')

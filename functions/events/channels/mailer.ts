import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import type { MailBrand } from '#shared/tenants/mail-brand.ts'
import type { MailContent, MailSection } from '#functions/mail/mail.ts'
import { mailHtml } from '#functions/mail/mail-html.ts'
import { mailText } from '#functions/mail/mail-text.ts'
import { clientDefaults } from '#functions/platform/aws/client-defaults.ts'

/** What a mail says of a notification. `link` is a path on the site, `action` its button, `calendar` a file. */
export type MailedNotification = Omit<MailSection, 'button'> & {
  link: string
  action?: string | undefined
  calendar?: string | undefined
}
export type Mail = MailedNotification & {
  to: string
  /** Unless it is the title. */
  subject?: string
  sections?: readonly MailedNotification[]
}
type Sender = { from: string; readBrand: () => Promise<MailBrand>; siteUrl: string }

/** What opens a page, by the part of its path that says what it shows. */
const buttonLabels: readonly (readonly [RegExp, string])[] = [
  [/\/bookings\//, 'View booking'],
  [/\/requests\//, 'View request'],
  [/\/offers\//, 'View offer'],
  [/\/messages\//, 'Open conversation'],
  [/\/search\?/, 'Find another locum'],
  [/^\/invite\//, 'Accept the invite'],
]

/** Gmail doesn't show the end of a longer one. */
const MAX_BYTES = 100_000

/** Each calendar file once, although several notifications may be about the same booking. */
const attachmentsOf = (files: readonly (string | undefined)[]) => {
  const different = [...new Set(files.filter((file) => file !== undefined))]
  if (different.length === 0) return {}
  return {
    Attachments: different.map((file, index) => ({
      FileName: index === 0 ? 'booking.ics' : `booking-${index + 1}.ics`,
      ContentType: 'text/calendar; charset=utf-8',
      ContentTransferEncoding: 'BASE64' as const,
      RawContent: Buffer.from(file),
    })),
  }
}

/** The details of many bookings can be too long: then the sentences, without the details. */
const fitting = (mail: Mail, brand: MailBrand, siteUrl: string): MailContent => {
  const withButton = ({ link, action, calendar: _calendar, ...section }: MailedNotification): MailSection => {
    const [, label = `Open ${brand.name}`] = buttonLabels.find(([path]) => path.test(link)) ?? []
    return { ...section, button: { label: action ?? label, url: siteUrl + link } }
  }
  const contentOf = ({ to: _to, subject: _subject, sections, ...rest }: Mail): MailContent => ({
    ...withButton(rest),
    ...(sections && { sections: sections.map(withButton) }),
  })
  const content = contentOf(mail)
  if (!mail.sections || Buffer.byteLength(mailHtml(content, brand, siteUrl)) <= MAX_BYTES) return content
  return contentOf({
    ...mail,
    sections: mail.sections.map(({ title, text, link, action }) => ({ title, text, link, action })),
  })
}

/** Sends a mail as HTML and as plain text, in the tenant's name and look. */
export const mailer =
  ({ from, readBrand, siteUrl }: Sender, ses = new SESv2Client(clientDefaults)) =>
  async (mail: Mail): Promise<void> => {
    const brand = await readBrand()
    const content = fitting(mail, brand, siteUrl)
    const part = (Data: string) => ({ Data, Charset: 'UTF-8' })
    await ses.send(
      new SendEmailCommand({
        FromEmailAddress: `"${brand.name.replace(/["\\]/g, '')}" <${from}>`,
        Destination: { ToAddresses: [mail.to] },
        Content: {
          Simple: {
            Subject: part((mail.subject ?? mail.title).replace(/\s+/g, ' ')),
            Body: { Text: part(mailText(content, brand)), Html: part(mailHtml(content, brand, siteUrl)) },
            ...attachmentsOf([mail, ...(mail.sections ?? [])].map(({ calendar }) => calendar)),
          },
        },
      }),
    )
  }

export type Mailer = ReturnType<typeof mailer>

import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import type { MailBrand } from '#shared/tenants/mail-brand.schema.ts'
import type { MailContent } from '#functions/mail/mail.ts'
import { mailHtml } from '#functions/mail/mail-html.ts'
import { mailText } from '#functions/mail/mail-text.ts'
import { clientDefaults } from '#functions/platform/aws/client-defaults.ts'

/** `link` is a path on the site; `calendar` is an iCalendar file. */
export type Mail = Omit<MailContent, 'button'> & { to: string; link: string; calendar?: string | undefined }
type Sender = { from: string; brand: MailBrand; siteUrl: string }

/** What opens a page, by the part of its path that says what it shows. */
const buttonLabels: readonly (readonly [RegExp, string])[] = [
  [/\/bookings\//, 'View booking'],
  [/\/requests\//, 'View request'],
  [/\/offers\//, 'View offer'],
  [/\/search\?/, 'Find another locum'],
]

const attachmentsOf = (calendar: string | undefined) =>
  calendar === undefined
    ? {}
    : {
        Attachments: [
          {
            FileName: 'booking.ics',
            ContentType: 'text/calendar; charset=utf-8',
            ContentTransferEncoding: 'BASE64' as const,
            RawContent: Buffer.from(calendar),
          },
        ],
      }

/** Sends a mail as HTML and as plain text, in the tenant's name and look. */
export const mailer =
  ({ from, brand, siteUrl }: Sender, ses = new SESv2Client(clientDefaults)) =>
  async ({ to, link, calendar, ...mail }: Mail): Promise<void> => {
    const [, label = `Open ${brand.name}`] = buttonLabels.find(([path]) => path.test(link)) ?? []
    const content = { ...mail, button: { label, url: siteUrl + link } }
    const part = (Data: string) => ({ Data, Charset: 'UTF-8' })
    await ses.send(
      new SendEmailCommand({
        FromEmailAddress: `"${brand.name.replace(/["\\]/g, '')}" <${from}>`,
        Destination: { ToAddresses: [to] },
        Content: {
          Simple: {
            Subject: part(mail.title.replace(/\s+/g, ' ')),
            Body: { Text: part(mailText(content, brand)), Html: part(mailHtml(content, brand, siteUrl)) },
            ...attachmentsOf(calendar),
          },
        },
      }),
    )
  }

export type Mailer = ReturnType<typeof mailer>

import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { clientDefaults } from '#functions/platform/aws/client-defaults.ts'

type Mail = { to: string; title: string; text: string; link: string }
type Brand = { from: string; name: string; siteUrl: string }

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const htmlOf = ({ title, text }: Mail, url: string, brand: string): string => {
  const lines = text.split('\n').map((line) => `<p style="margin:0 0 12px">${escaped(line)}</p>`)
  return `<!doctype html><html lang="en-ZA"><body style="font:16px/1.5 sans-serif;color:#1a1a1a;margin:24px">
<h1 style="font-size:20px;margin:0 0 16px">${escaped(title)}</h1>
${lines.join('\n')}
<p style="margin:0 0 24px"><a href="${escaped(url)}">Open in ${escaped(brand)}</a></p>
<p style="margin:0;color:#595959;font-size:14px">${escaped(brand)}</p>
</body></html>`
}

/** Sends a message as plain text and simple HTML, in the tenant's name. */
export const mailer =
  (brand: Brand, ses = new SESv2Client(clientDefaults)) =>
  async (mail: Mail): Promise<void> => {
    const url = brand.siteUrl + mail.link
    const part = (Data: string) => ({ Data, Charset: 'UTF-8' })
    await ses.send(
      new SendEmailCommand({
        FromEmailAddress: `"${brand.name.replace(/["\\]/g, '')}" <${brand.from}>`,
        Destination: { ToAddresses: [mail.to] },
        Content: {
          Simple: {
            Subject: part(mail.title.replace(/\s+/g, ' ')),
            Body: {
              Text: part(`${mail.title}\n\n${mail.text}\n\nOpen in ${brand.name}: ${url}\n\n${brand.name}\n`),
              Html: part(htmlOf(mail, url, brand.name)),
            },
          },
        },
      }),
    )
  }

export type Mailer = ReturnType<typeof mailer>

import type { Push } from './push/pushes.ts'

type Attachment = { name: string; type: string; base64: string }
export type Mail = {
  id: string
  at: string
  from: string
  to: string[]
  subject: string
  text: string
  html?: string | undefined
  attachments?: Attachment[]
}

/** A page without scripts: newest mail first, codes selectable with one tap. */
export function outboxPage(mails: Mail[], pushes: readonly Push[], address: string, isDown: boolean): string {
  const entries = [
    ...mails.map((mail) => ({ at: mail.at, entry: mailEntry(mail) })),
    ...pushes.map((push) => ({ at: push.at, entry: pushEntry(push) })),
  ]
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .map(({ entry }) => entry)
    .join('\n')
  const empty = address ? `No mail to ${escape(address)} yet.` : 'No mail yet. Sign up, and your code will appear here.'
  return `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<link rel="stylesheet" href="/outbox.css">
</head>
<body>
<header>
<h1>Outbox</h1>
<p>Mails and pushes that this machine would have sent, newest first. <a href="/">Back to the site</a></p>
<form action="/outbox">
<label for="to">Show mail to</label>
<div><input id="to" name="to" type="email" value="${escape(address)}" placeholder="any address" autocomplete="off"><button>Show</button></div>
</form>
${serviceSwitch(isDown)}
</header>
<main>
${entries || `<p class="empty">${empty}</p>`}
</main>
</body>
</html>
`
}

/** Doesn't affect codes for sign-up and sign-in, which the user pool sends. */
const serviceSwitch = (isDown: boolean): string => `<form action="/outbox" method="post">
<p role="status">${isDown ? 'The mail service is down. Mails will be sent once it works again.' : 'The mail service is working.'}</p>
<button name="service" value="${isDown ? 'up' : 'down'}">${isDown ? 'End the outage' : 'Simulate an outage'}</button>
</form>`

const time = new Intl.DateTimeFormat('en-ZA', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Africa/Johannesburg',
})

const link = (path: string, words: string): string => `<a href="/outbox/${escape(path)}">${escape(words)}</a>`

function mailEntry({ id, at, to, subject, text, html, attachments = [] }: Mail): string {
  const parts = [
    ...(html ? [link(id, 'View as HTML')] : []),
    ...attachments.map(({ name }) => link(`${id}/${encodeURIComponent(name)}`, name)),
  ]
  return `<article>
<h2>${escape(subject)}</h2>
<p class="meta">To <strong>${escape(to.join(', '))}</strong> · <time datetime="${at}">${time.format(new Date(at))}</time></p>
<div class="text">${withLinksAndCodes(escape(text))}</div>
${parts.length > 0 ? `<p class="parts">${parts.join(' ')}</p>` : ''}
</article>`
}

/** What is sent to a browser is encrypted for that browser. */
function pushEntry({ at, to, title = 'Encrypted for a browser', link: path, bytes }: Push): string {
  return `<article>
<h2>${escape(title)}</h2>
<p class="meta">Push to <strong>${escape(to)}</strong> · <time datetime="${at}">${time.format(new Date(at))}</time></p>
<p class="parts">${path ? `<a href="${escape(path)}">${escape(path)}</a>` : `${bytes} bytes`}</p>
</article>`
}

function withLinksAndCodes(text: string): string {
  return text
    .replace(/\bhttps?:\/\/[^\s<]+[^\s<.,;)]/g, (address) => `<a href="${address}">${address}</a>`)
    .replace(/(?<![\w/="#&.-])\d{6}(?![\w/-])/g, (code) => `<code>${code}</code>`)
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

export const outboxStyle = `
:root { color-scheme: light dark; --ink: #1b2430; --quiet: #5b6675; --line: #dfe4ea; --ground: #f6f7f9; --card: #fff; --link: #0b5cad }
@media (prefers-color-scheme: dark) { :root { --ink: #e9edf2; --quiet: #a3afbd; --line: #323c49; --ground: #12171e; --card: #1a212b; --link: #7db8f5 } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 44rem; padding: 1.5rem 1rem 4rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
h1 { margin: 0; font-size: 1.5rem }
h2 { margin: 0; font-size: 1.0625rem }
header p, .meta, .empty { color: var(--quiet); margin: .25rem 0 1rem }
.meta { font-size: .875rem; overflow-wrap: anywhere }
a { color: var(--link) }
label { display: block; font-size: .875rem }
form div { display: flex; gap: .5rem; margin: .25rem 0 1.5rem }
input, button { min-height: 2.75rem; padding: 0 .75rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); color: inherit; font: inherit }
input { flex: 1; min-width: 0 }
main { margin-top: 1.5rem }
article { margin: 0 0 1rem; padding: 1rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card) }
.parts { display: flex; flex-wrap: wrap; gap: 1rem; margin: 1rem 0 0 }
.text { white-space: pre-wrap; overflow-wrap: anywhere }
code { padding: .125rem .5rem; border: 1px solid var(--line); border-radius: .375rem; font: 600 1.25rem ui-monospace, monospace; letter-spacing: .1em; user-select: all; cursor: copy }
`

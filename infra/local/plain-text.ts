const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ', amp: '&' }

/** What a reader sees of HTML, block by block. */
const plainText = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<(br|\/p|\/div|\/h1|\/tr)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => signs[name] ?? entity)
    .trim()
    .replace(/\s*\n\s*/g, '\n\n')

/** Cognito sends one body, which may be HTML; the outbox shows it as text too. */
export const bodiesOf = (message: string): { text: string; html?: string } =>
  message.startsWith('<!doctype html>') ? { text: plainText(message), html: message } : { text: message }

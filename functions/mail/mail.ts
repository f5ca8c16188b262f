/** A day's hours in words; `note` says what else there is to know, such as lunch. */
export type MailDay = { date: string; hours?: string | undefined; note?: string | undefined; cancelled?: boolean }

/** `value` may have several lines; `href` is where it leads; `brief` is what the notification in the app has of it. */
export type MailFact = { label: string; value: string; href?: string | undefined; brief?: string }

export type MailContent = {
  title: string
  text: string
  /** A code to type in. */
  code?: string
  days?: readonly MailDay[]
  facts?: readonly MailFact[]
  button?: { label: string; url: string }
}

/** A day's hours in words; `note` says what else there is to know, such as lunch. */
export type MailDay = { date: string; hours?: string | undefined; note?: string | undefined; cancelled?: boolean }

/** `value` may have several lines; `href` is where it leads; `brief` is what the notification in the app has of it. */
export type MailFact = { label: string; value: string; href?: string | undefined; brief?: string }

/** A title and a sentence with what there is to know of it, and what opens it. */
export type MailSection = {
  title: string
  text: string
  days?: readonly MailDay[] | undefined
  facts?: readonly MailFact[] | undefined
  button?: { label: string; url: string }
}

export type MailContent = MailSection & {
  /** A code to type in. */
  code?: string
  /** Several notifications in one mail, each with its own details. */
  sections?: readonly MailSection[]
}

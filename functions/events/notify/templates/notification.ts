import type { EventOf, EventType } from '#shared/events.ts'
import type { Party } from '#shared/kernel/caller.ts'
import { addDays, todayAt, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import type { EventParties } from '#shared/kernel/event-parties.schema.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { hasRole, memberRoles, type MemberRole } from '#shared/kernel/member-roles.ts'
import type { About, ChatAbout } from '#shared/notifications/notification-about.schema.ts'
import { formatFewDays } from '#shared/kernel/format-few-days.ts'
import type { MailFact } from '#functions/mail/mail.ts'
import type { Channel } from '#shared/notifications/channels.ts'
import type { NotificationKind } from '#functions/stores/notifications.items.ts'

/** A page that each party has of its own. */
export type Page = 'offer' | 'request' | 'booking'

/** A reminder that only those receive who have chosen it. */
type ChosenReminder = 'two_hours'

/** A user, or the members of a practice except the one who acted; `roles` leaves out who has none of these roles. */
export type Recipients = { user: UserId } | { practice: CompanyId; except?: UserId; roles?: readonly MemberRole[] }

/** Without an account, so that it can only be mailed: the address of a deleted one, or the deployment's mailbox. */
type MailOnly = { address: string } | { mailbox: 'requests' }

/** For what a booker can do nothing about: applications, and bookings that only managers make. */
export const managers = memberRoles.filter((role) => hasRole(role, 'manager'))

/** What managers and what bookers read of the same event. */
export const byRole = (forManagers: string, forBookers: string): [roles: readonly MemberRole[], words: string][] => [
  [managers, forManagers],
  [['booker'], forBookers],
]

/** One notification. `link` is a path on the site. */
export type NewNotification = {
  kind: NotificationKind
  to: Recipients | MailOnly
  title: string
  text: string
  link: string
  /** What the page of the link is for, where that is not to view what the notification is about. */
  action?: string
  /** What a locked screen may show: what has happened, without names, places or pay. Without it, there is no push. */
  push?: string
  about?: About | undefined
  /** What a mail to the mailbox lists below its text. */
  facts?: readonly MailFact[]
  /** Whether it says who the agency's Information Officer is. */
  namesOfficer?: true
  /** The conversation that it is about, which is not in the list of notifications: the messages are. */
  chat?: ChatAbout
  /** Channels beside the app, for what needs a reply or changes the reader's plans. */
  channels: readonly Channel[]
  onlyIfChosen?: ChosenReminder
  /** Mailed at once, whatever else was mailed about the same offer. */
  urgent?: boolean
  topic?: string | undefined
}

/** A notification as it is written. `inAppOnly` keeps it out of the other channels of its event. */
export type NotificationText<To = Recipients> = Omit<
  NewNotification,
  'kind' | 'channels' | 'to' | 'about' | 'urgent' | 'topic'
> & {
  to: To
  inAppOnly?: boolean
}

/** What one party reads of what happened between it and the other. */
export type Sentence = {
  /** Followed by the other party's name and the days, or else by `titleEnd`. */
  title: string
  titleEnd?: string
  text: string
  push?: string
  /** Where it leads, if not to the page of the template. */
  link?: string | undefined
  action?: string
  inAppOnly?: boolean
  onlyIfChosen?: ChosenReminder
  /** Members of the practice who are left out: the one who acted, and whoever has none of these roles. */
  except?: UserId
  roles?: readonly MemberRole[]
}

/** What a sentence is made of: the event, with the other party's name, the days, and the days with the profession. */
export type Facts<Type extends EventType = EventType> = EventOf<Type> & { other: string; days: string; shifts: string }

/** What an event has to have so that a party can be notified of it. */
type DataFor = {
  professional: Omit<EventParties, 'companyId' | 'professionalName'>
  practice: Omit<EventParties, 'professionalId' | 'companyName'>
}

type Sentences<Type extends EventType> = {
  [P in Party as EventOf<Type>['data'] extends DataFor[P] ? P : never]?: (
    facts: Facts<Type>,
  ) => Sentence | readonly Sentence[] | undefined
}

/** How the mails of an event are kept apart (decision 209). */
type Pacing<Type extends EventType> = {
  /** Whether only its reader can still act on it, within hours. */
  urgent?: (event: EventOf<Type>, at: Instant) => boolean
  /** What it reports a new state of, so that a later one replaces it. */
  topic?: (event: EventOf<Type>) => string
}

/** Channels of those who have the app. */
type AppChannels = { channels: readonly ['in-app', ...'mail'[]] }

/** What each party reads of an event between both, and which of its pages the notification leads to. */
export type PartyTemplate<Type extends EventType> = AppChannels & { page: Page } & Sentences<Type>

/**
 * Of other events: a user is always notified in the app too, except of messages; the address of a deleted account and
 * the mailbox never are.
 */
type OtherTemplate<Type extends EventType> =
  | (AppChannels & {
      notifications: (event: EventOf<Type>) => (NotificationText | NotificationText<MailOnly>)[]
    })
  | {
      channels: readonly ['mail']
      notifications: (
        event: EventOf<Type>,
      ) => (NotificationText<{ address: string }> | (NotificationText & { chat: ChatAbout }))[]
    }

export type NotificationTemplate<Type extends EventType> = { kind: NotificationKind } & Pacing<Type> &
  (PartyTemplate<Type> | OtherTemplate<Type>)

/** The notifications of each type of event; for other types nobody is notified. */
export type NotificationTemplates = { [Type in EventType]?: NotificationTemplate<Type> }

/** Whether it is about today or tomorrow. */
export const isSoon = ({ data }: { data: { dates: readonly LocalDate[] } }, at: Instant): boolean =>
  data.dates.some((date) => date <= addDays(todayAt(at), 1))

export const always = (): boolean => true

/** `Thu 27 Nov and Fri 28 Nov (Pharmacist)` */
export const formatShifts = ({ profession, dates }: { profession: string; dates: readonly LocalDate[] }): string =>
  `${formatFewDays(dates)} (${profession})`

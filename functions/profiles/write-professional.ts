import { cardsOf } from '#shared/professionals/cards.rules.ts'
import type { CalendarHead, CalendarsRepository } from '#functions/stores/calendars.repository.ts'
import type { CardsRepository } from '#functions/stores/cards.repository.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import type {
  ProfessionalsRepository,
  Profile,
  StoredProfessional,
} from '#functions/stores/professionals.repository.ts'

export type ProfessionalStores = {
  professionals: ProfessionalsRepository
  calendars: CalendarsRepository
  cards: CardsRepository
}

/** The lock with the approval and the cards of a profile; cards that no longer hold go. */
export const writeHeadAndCards = (
  { calendars, cards }: Omit<ProfessionalStores, 'professionals'>,
  profile: Profile,
  head: CalendarHead,
): TransactItem[] => {
  const after = cardsOf(profile).map((card) => ({ ...card, openDays: head.openDays }))
  const markets = after.map(({ market }) => market)
  return [
    calendars.writeHead(profile.id, { ...head, approved: profile.approved, cards: markets }),
    ...after.map(cards.put),
    ...head.cards.filter((market) => !markets.includes(market)).map((market) => cards.remove(market, profile.id)),
  ]
}

/** A profile with its lock and its cards: what a search finds is never older than the profile. */
export const writeProfile = (stores: ProfessionalStores, profile: Profile, head: CalendarHead): TransactItem[] => [
  stores.professionals.putProfile(profile),
  ...writeHeadAndCards(stores, profile, head),
]

/** The same with the private item. */
export const writeWhole = (
  stores: ProfessionalStores,
  professional: StoredProfessional,
  head: CalendarHead,
): TransactItem[] => [...writeProfile(stores, professional, head), stores.professionals.putPrivate(professional)]

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

/** Writes the calendar lock and search entries of a profile, and removes entries that no longer apply. */
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

/** Writes a profile with calendar lock and search entries, so that a search never finds an older version. */
export const writeProfile = (stores: ProfessionalStores, profile: Profile, head: CalendarHead): TransactItem[] => [
  stores.professionals.putProfile(profile),
  ...writeHeadAndCards(stores, profile, head),
]

/** The same with the personal item. */
export const writeFullProfile = (
  stores: ProfessionalStores,
  professional: StoredProfessional,
  head: CalendarHead,
): TransactItem[] => [...writeProfile(stores, professional, head), stores.professionals.putPrivate(professional)]

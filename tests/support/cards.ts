import { randomUUID } from 'node:crypto'
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { emptyOpenDays, updateOpenDays, type OpenState } from '#shared/kernel/open-days.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { cardsRepository } from '#functions/stores/cards.repository.ts'
import type { Card } from '#shared/professionals/cards.rules.ts'
import { marketOf } from '#shared/professionals/professionals.rules.ts'
import type { Api } from './api.ts'
import { today } from './people.ts'

export type CardChanges = Partial<Card> & { place: string; open?: Record<LocalDate, OpenState> }

/** A search entry as saving a profile writes it. */
export const cardOf = ({ place, open, ...changes }: CardChanges): Card => {
  const profession = changes.profession ?? 'Pharmacist'
  const [province = '', region = ''] = place.split(',')
  return {
    market: marketOf(profession, place),
    id: `usr_${randomUUID()}` as UserId,
    name: 'Thandi Nkosi',
    industry: 'Pharmacy',
    profession,
    professional_body: 'SAPC',
    home: { province, region },
    short_bio: 'Community pharmacist who keeps the queue short and the scripts right.',
    languages: ['English', 'isiXhosa'],
    skills: ['pharmacy-clinic-immunisation'],
    willing_to_travel: false,
    experience_since: '2018-03-01',
    rates: { weekdays: '380', saturday: '430', sundays: '520', public_holidays: '520' },
    updatedAt: new Date().toISOString(),
    ...(open && { openDays: updateOpenDays(emptyOpenDays(today()), open, today()) }),
    ...changes,
  }
}

/** Writes search entries to the table, without profiles. */
export const standCards = async ({ db }: Pick<Api, 'db'>, cards: readonly Card[]): Promise<void> => {
  const { put } = cardsRepository(db, 'cards')
  for (let first = 0; first < cards.length; first += 25) {
    const requests = cards.slice(first, first + 25).map((card) => ({ PutRequest: { Item: put(card).Put?.Item } }))
    await db.send(new BatchWriteCommand({ RequestItems: { cards: requests } }))
  }
}

import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { events, type EventOf, type EventType } from '#shared/events.ts'
import { notificationsOf, templates } from './templates.ts'

type Json = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Json[]
  oneOf?: Json[]
  allOf?: Json[]
  pattern?: string
  minimum?: number
  properties?: Record<string, Json>
  items?: Json
}

const NAME = 'Nomvula of Harbour Road'
const samples = ['2026-12-11', '08:00', '2026-12-11T08:00:00.000Z', 'cmp_0123456789ABCDEF', 'usr_1', 'Pharmacist']

/** A value of the schema, with names wherever it allows any text; `choose` picks among its alternatives. */
const valueOf = (json: Json, choose: (count: number) => number): unknown => {
  const alternatives = json.anyOf ?? json.oneOf
  if (alternatives) return valueOf(alternatives[choose(alternatives.length)] as Json, choose)
  if (json.allOf) return valueOf(Object.assign({}, ...json.allOf) as Json, choose)
  if ('const' in json) return json.const
  if (json.enum) return json.enum[choose(json.enum.length)]
  const values: Record<string, () => unknown> = {
    object: () =>
      Object.fromEntries(Object.entries(json.properties ?? {}).map(([key, value]) => [key, valueOf(value, choose)])),
    array: () => (json.items && choose(2) === 0 ? [valueOf(json.items, choose)] : []),
    boolean: () => choose(2) === 1,
    integer: () => json.minimum ?? 350,
    number: () => json.minimum ?? 350,
    string: () =>
      (json.pattern ? samples.find((text) => new RegExp(json.pattern ?? '').test(text)) : undefined) ?? NAME,
  }
  return values[json.type ?? '']?.()
}

/** The event's data with one alternative after the other, as digits of `index`. */
const dataOf = (json: Json, index: number): unknown => {
  let rest = index
  return valueOf(json, (count) => {
    const chosen = rest % count
    rest = Math.floor(rest / count)
    return chosen
  })
}

describe('what a locked screen shows', () => {
  it.each(Object.keys(templates) as EventType[])('of %s has no names, places, days or pay', (type) => {
    const json = z.toJSONSchema(events[type].data, { io: 'output', unrepresentable: 'any' }) as Json
    const messages = Array.from({ length: 64 }, (_, index) =>
      notificationsOf({ type, subject: 'SUBJECT', data: dataOf(json, index) } as unknown as EventOf, samples[2] ?? ''),
    ).flat()
    expect(messages.length).toBeGreaterThan(0)
    const shown = messages.flatMap(({ push }) => push ?? [])
    expect(shown.filter((push) => !/^[A-Z][a-z’ ]+\.$/.test(push))).toEqual([])
  })
})

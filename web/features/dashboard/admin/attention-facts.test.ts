import { expect, it } from 'vitest'
import type { Attention, AttentionItem } from '#shared/admin/attention.contract.ts'
import { groups, kinds } from '#web/components/review/attention.ts'
import { countOf, formatAttention, formatDetail, formatGroupCount } from './attention-facts.ts'
import { attentionKinds } from '#shared/admin/attention-kinds.ts'

const attention = (counts: Attention['counts']): Attention => ({ items: [], counts })
const since = '2026-11-25T08:00:00.000Z'

/** With plain spaces. */
const plain = <T>(text: T): T => JSON.parse(JSON.stringify(text).replaceAll('\u00a0', ' ')) as T

it('every kind belongs to one group and is answered somewhere', () => {
  expect(groups.flatMap((group) => group.kinds).sort()).toEqual([...attentionKinds].sort())
  for (const kind of attentionKinds) expect(kinds[kind].to('x')).toMatch(/^\/admin\//)
})

it('a group counts its kinds, since the oldest of them', () => {
  const both = attention([
    { kind: 'professional', count: 2, more: false, oldest: '2026-11-26T08:00:00.000Z' },
    { kind: 'practice', count: 50, more: true, oldest: since },
    { kind: 'report', count: 1, more: false, oldest: since },
  ])
  const approvals = countOf(both, ['professional', 'practice'])
  expect(approvals).toEqual({ count: 52, more: true, oldest: since })
  expect(formatGroupCount(approvals)).toBe('52+')
  expect(formatAttention(both)).toBe('More than 53 things need attention, the oldest since Wed 25 Nov.')
})

it('the sentence counts in words up to nine', () => {
  const of = (count: number) => formatAttention(attention([{ kind: 'report', count, more: false, oldest: since }]))
  expect(formatAttention(attention([]))).toBe('Nothing needs attention.')
  expect(of(1)).toBe('One thing needs attention, since Wed 25 Nov.')
  expect(formatAttention(attention([{ kind: 'registration', count: 2, more: false }]))).toBe(
    'Two things need attention.',
  )
  expect(of(8)).toBe('Eight things need attention, the oldest since Wed 25 Nov.')
  expect(of(12)).toBe('12 things need attention, the oldest since Wed 25 Nov.')
})

it('an item says what it is, and for how much', () => {
  const item: AttentionItem = { kind: 'placement', id: 'x', name: 'X', detail: 'Registered Nurse', since }
  expect(plain(formatDetail({ ...item, amount: 38_000 }))).toBe('Placement: Registered Nurse, R 38 000.00 a month')
  expect(formatDetail({ ...item, kind: 'professional', detail: 'Pharmacist, SAPC P33018' })).toBe(
    'Approval: Pharmacist, SAPC P33018',
  )
  expect(plain(formatDetail({ ...item, kind: 'redemption', amount: 1424.25 }))).toBe('Redemption: R 1 424.25')
})

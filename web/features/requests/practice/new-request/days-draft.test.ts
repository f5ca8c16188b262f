import { describe, expect, it } from 'vitest'
import { newDraft } from './days-draft.ts'

const [mon, tue, wed, thu] = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10'] as [
  string,
  string,
  string,
  string,
]
const draft = (dates: string[], chosen: string[]) => ({
  ...newDraft(dates, dates),
  selection: { chosen, before: chosen },
})
const chosenIn = (...search: Parameters<typeof newDraft>): readonly string[] => newDraft(...search).selection.chosen

describe('the days of a request, after another search for the same locum', () => {
  it('are at first the searched ones that can be chosen', () => {
    expect(chosenIn([mon, tue], [mon])).toEqual([mon])
  })

  it('do not come back once they were taken out, whatever else is searched', () => {
    const cleared = draft([mon, tue], [])
    expect(chosenIn([mon, tue], [mon, tue], cleared)).toEqual([])
    expect(chosenIn([mon, tue, wed], [mon, tue, wed], cleared)).toEqual([wed])
    expect(chosenIn([mon, tue], [mon, tue], draft([mon, tue], [tue]))).toEqual([tue])
  })

  it('include those that other hours make possible, and not those that they make impossible', () => {
    const last = { ...draft([mon, tue], [mon]), searched: [mon] }
    expect(chosenIn([mon, tue], [tue], last)).toEqual([tue])
  })

  it('keep an added day while the searched days are the same', () => {
    const last = draft([mon, tue], [mon, tue, thu])
    expect(chosenIn([mon, tue], [mon, tue], last)).toEqual([mon, tue, thu])
    expect(chosenIn([mon, wed], [mon, wed], last)).toEqual([mon, wed])
  })

  it('have no hours of an earlier search', () => {
    const hours = { start_time: '19:00', end_time: '07:00' }
    const last = { ...draft([mon], [mon]), common: hours, own: { [mon]: hours } }
    expect(newDraft([mon], [mon], last)).toEqual(newDraft([mon], [mon]))
  })
})

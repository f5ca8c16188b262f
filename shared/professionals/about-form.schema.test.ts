import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type AboutForm, aboutForm } from './about-form.schema.ts'
import { aboutMeOf } from './about-form.rules.ts'

const filled: AboutForm = {
  short_bio: 'I dispense with care.',
  languages: ['English'],
  avatar: true,
  insured: 'no',
  expiry: '',
  indemnityFile: false,
}
const parse = (changes: Partial<AboutForm>) => z.safeParse(aboutForm('2026-11-20'), { ...filled, ...changes })
const problems = (changes: Partial<AboutForm>) =>
  parse(changes).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

const insured = { insured: 'yes', expiry: '20/11/2026', indemnityFile: true } as const

describe('about form', () => {
  it.each<[Partial<AboutForm>, string[][]]>([
    [{}, []],
    [{ short_bio: ' ' }, [['short_bio', 'Required']]],
    [{ short_bio: '12345678' }, [['short_bio', 'Bio is too short.']]],
    [{ short_bio: '123456789' }, []],
    [{ languages: [] }, [['languages', 'Please select at least one language']]],
    [{ avatar: false }, [['avatar', 'Please upload a professional picture']]],
    [{ insured: '' }, [['insured', 'Please select YES or NO']]],
    [{ insured: null as never }, [['insured', 'Please select YES or NO']]],
    [insured, []],
    [{ ...insured, indemnityFile: false }, [['indemnityFile', 'Please provide an indemnity insurance file']]],
    [{ ...insured, expiry: '' }, [['expiry', 'Required']]],
    [{ ...insured, expiry: '2026-11-20' }, [['expiry', 'Date is not valid, the date format should be DD/MM/YYYY']]],
    [{ ...insured, expiry: '31/11/2027' }, [['expiry', 'Date is not valid, the date format should be DD/MM/YYYY']]],
    [{ ...insured, expiry: '19/11/2026' }, [['expiry', 'Date can not be in the past']]],
  ])('names what is wrong, and nothing else: %j', (changes, expected) => {
    expect(problems(changes)).toEqual(expected)
  })

  it('reports everything that is missing at once', () => {
    const all = problems({
      short_bio: '',
      languages: [],
      avatar: false,
      insured: 'yes',
      expiry: '',
      indemnityFile: false,
    })
    expect(all.map(([field]) => field).sort()).toEqual(['avatar', 'expiry', 'indemnityFile', 'languages', 'short_bio'])
  })

  it('sends the expiry in the API’s format, and none without insurance', () => {
    const sent = (changes: Partial<AboutForm>) => aboutMeOf(parse(changes).data ?? expect.unreachable())
    expect(sent(insured)).toEqual({
      short_bio: filled.short_bio,
      languages: ['English'],
      indemnity_insurance: true,
      indemnity_insurance_expiry: '2026-11-20',
    })
    expect(sent({ expiry: '01/01/2020' })).toMatchObject({ indemnity_insurance: false, indemnity_insurance_expiry: '' })
  })
})

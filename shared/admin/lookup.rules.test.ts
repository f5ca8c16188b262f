import { describe, expect, it } from 'vitest'
import {
  hasAllWords,
  mailForm,
  numberForm,
  phoneForm,
  phrasesOf,
  rarestWord,
  wholeFormsOf,
  wordsOf,
} from './lookup.rules.ts'

const isFound = (name: string, typed: string) => {
  const phrase = wordsOf(typed).join(' ')
  return phrasesOf(name).some((one) => one.startsWith(phrase)) || hasAllWords(name, wordsOf(typed))
}

describe('a name', () => {
  it('is found from the beginning of each of its words on, the first after the last', () => {
    expect(phrasesOf('Thandi Nkosi')).toEqual(['thandi nkosi', 'nkosi thandi'])
    expect(phrasesOf('  ')).toEqual([])
  })

  it('with particles is found with and without them, and as one word', () => {
    expect(phrasesOf('Anika du Plessis')).toEqual([
      'anika du plessis',
      'du plessis anika',
      'plessis anika du',
      'anika duplessis',
      'duplessis anika',
      'anika plessis',
      'plessis anika',
    ])
  })

  it.each(['Van der Merwe, Johan', 'johan merwe', 'MERWE johan', 'vandermerwe johan', 'der merwe joh'])(
    'Johan van der Merwe has a phrase for %s',
    (typed) => {
      const phrase = wordsOf(typed).join(' ')
      expect(phrasesOf('Johan van der Merwe').some((one) => one.startsWith(phrase))).toBe(true)
    },
  )

  it.each([
    ['Thandi Nkosi', 'nko'],
    ['Thandi Nkosi', 'NKOSI Thandi'],
    ['Zoë Müller-Léclerc', 'zoe mull'],
    ['Zoë Müller-Léclerc', 'leclerc'],
    ['Zoë Müller-Léclerc', 'mullerleclerc'],
    ['Zoe Muller', 'Zoë Müller'],
    ['Siobhán O’Brien', 'obrien'],
    ["Siobhán O'Brien", 'o’brien'],
    ["Siobhán O'Brien", 'o brien'],
    ["Siobhán O'Brien", 'brien'],
    ['Siobhan O Brien', 'o’brien'],
    ['Ronald Mc Donald', 'mcdonald'],
    ['Johan van der Merwe', 'van der m'],
    ['Johan van der Merwe', 'merwe johan'],
    ['Johan van der Merwe', 'vandermerwe'],
    ['Johan van der Merwe', 'johan vanderm'],
    ['Łukasz Østergård', 'ostergard lukasz'],
    ['Grace Ng', 'grace ng'],
    ['24/7 Pharmacy', '24 7 pha'],
  ])('%s is found by %s', (name, typed) => {
    expect(isFound(name, typed)).toBe(true)
  })

  it.each([
    ['Thandi Nkosi', 'kosi'],
    ['Thandi Nkosi', 'nkosi sipho'],
    ['Johan van der Merwe', 'vanmerwe'],
  ])('%s is not found by %s', (name, typed) => {
    expect(isFound(name, typed)).toBe(false)
  })

  it('of three words is found by any two of them, and by all, in any order', () => {
    const phrases = phrasesOf('Zoë Marie Nkosi')
    for (const typed of ['zoe nkosi', 'nkosi zoe', 'marie zoe', 'nkosi marie', 'zoe nkosi mar', 'marie nkosi zoe'])
      expect(
        phrases.some((one) => one.startsWith(typed)),
        typed,
      ).toBe(true)
  })

  it('of many words has a bounded number of phrases of bounded length', () => {
    const phrases = phrasesOf(Array.from({ length: 60 }, (_, at) => `word${at}`).join(' '))
    expect(phrases).toHaveLength(12)
    expect(Math.max(...phrases.map(({ length }) => length))).toBe(60)
  })
})

it('of several words the longest is looked for, and a particle only if there is nothing else', () => {
  expect(rarestWord(['van', 'der', 'wyk'])).toBe('wyk')
  expect(rarestWord(['thandi', 'nkosi'])).toBe('thandi')
  expect(rarestWord(['de', 'van'])).toBe('van')
  expect(rarestWord([])).toBe('')
})

describe('a telephone number', () => {
  it.each([
    '082 123 4567',
    '0821234567',
    '+27 82 123 4567',
    '+27 (0)82 123-4567',
    '0027821234567',
    '27821234567',
    '821234567',
  ])('%s is one and the same', (typed) => {
    expect(phoneForm(typed)).toBe('+27821234567')
    expect(wholeFormsOf(typed)).toContain('+27821234567')
  })

  it('of another country keeps its own code', () => {
    expect(phoneForm('+44 20 7946 0958')).toBe('+442079460958')
    expect(phoneForm('00442079460958')).toBe('+442079460958')
    expect(phoneForm('12345')).toBeUndefined()
  })
})

describe('what is searched for as a whole', () => {
  it('is a mail address, without capitals', () => {
    expect(wholeFormsOf(' Thandi@Example.com ')).toEqual([mailForm('thandi@example.com')])
  })

  it('is a number or a code, however it is grouped', () => {
    expect(wholeFormsOf('MP 0123-456')).toEqual([numberForm('MP0123456')])
    expect(wholeFormsOf('800101 5009 087')).toEqual(['8001015009087'])
    expect(wholeFormsOf('b7k2m9qx')).toEqual(['b7k2m9qx'])
    expect(wholeFormsOf('BKQMXRWZ'), 'a code without a digit').toEqual(['bkqmxrwz'])
    expect(wholeFormsOf('BO1IL9QX')).toEqual(['bo1il9qx', 'b01119qx'])
  })

  it.each(['Nkosi', 'Dr 7', '', '24'])('is not %s', (typed) => {
    expect(wholeFormsOf(typed)).toEqual([])
  })
})

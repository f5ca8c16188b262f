import { describe, expect, it } from 'vitest'
import { LanguageNames } from './profile.schema.ts'

describe('the names of languages', () => {
  it.each(['isiZulu', 'Sesotho sa Leboa', 'South African Sign Language (SASL)', 'Français'])('can be %s', (name) =>
    expect(LanguageNames.safeParse([name]).success).toBe(true),
  )

  it.each(['082 555 0143', 'thandi@example.com', '<b>English</b>'])(
    'are neither contact details nor markup: %s',
    (name) => expect(LanguageNames.safeParse([name]).error?.issues[0]?.message).toBe('Enter the name of a language'),
  )
})

import type { ReactNode } from 'react'
import type { MaskedProfile } from '#shared/professionals/masked-profile.schema.ts'
import { formatFormDate, todayAt } from '#shared/kernel/dates.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { profileFacts } from '#web/components/review/profile-facts.ts'
import { useOpened } from '#web/components/people/use-opened.tsx'
import { useIndustries } from '#web/features/options/options.api.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { Box, Small } from '#web/ui/chakra.ts'
import { type Fact, FactList } from '#web/ui/fact-list.tsx'
import { Section } from '#web/ui/page.tsx'

const accountTypes = { cheque: 'Cheque account', savings: 'Savings account' } as const

const bankLines = ({ payment_info: bank }: Professional): string =>
  bank
    ? [
        bank.bank_name,
        `Account ${bank.account_number}`,
        `Branch ${bank.branch_code}`,
        bank.account_type && accountTypes[bank.account_type],
        bank.account_holder,
        bank.tax_number && `Tax ${bank.tax_number}`,
        `${bank.tax_payer ? 'A' : 'Not a'} provisional tax payer`,
      ]
        .filter(Boolean)
        .join('\n')
    : ''

/** Every field that a locum has entered. */
function useFacts(profile: MaskedProfile): { facts: readonly Fact[]; error: Error | null } {
  const { fact, error } = useOpened(profile.id)
  const { data: industries = [] } = useIndustries()
  const { idpassport, bank } = profile
  const of = profileFacts(profile, industries)
  const facts: Fact[] = [
    ['E-mail', profile.email],
    [
      'Identity number',
      idpassport ? fact('identity', idpassport, 'the identity number', (opened) => opened.idpassport ?? '') : undefined,
    ],
    ...of['verification-step'].filter(([label]) => label !== 'Name'),
    ...of['experience-step'],
    ...of['education-step'],
    ...of['locations-step'],
    ...of['rates-step'],
    ...of['about-step'],
    [
      'Bank',
      bank && (bank.bank_name || bank.account_number)
        ? fact('bank', `${bank.bank_name} ${bank.account_number}`, 'the bank details', bankLines)
        : undefined,
    ],
    ['Last saved', formatFormDate(todayAt(profile.updatedAt))],
    ['Last active', profile.lastActiveAt && formatFormDate(todayAt(profile.lastActiveAt))],
  ]
  return { facts, error }
}

/** A locum's profile; what is missing has not been entered. */
export function PersonFacts({ profile, link }: { profile: MaskedProfile; link?: ReactNode }) {
  const { facts, error } = useFacts(profile)
  return (
    <Section title="Profile" link={link}>
      <FactList facts={facts} />
      <Box mt="3">
        <FailureNote error={error} />
      </Box>
      <Small mt="2">Opening the identity number or bank details is recorded.</Small>
    </Section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { MaskedProfile } from '#shared/admin/people.schema.ts'
import { formatFormDate, todayAt } from '#shared/kernel/dates.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { formatIndemnity, locationLines, rateLines, skillLines } from '#web/components/format/format-locum.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { useIndustries } from '#web/features/options/options.api.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { currentDay } from '#web/platform/clock.ts'
import { Box, Row, Small } from '#web/ui/chakra.ts'
import { type Fact, FactList } from '#web/ui/fact-list.tsx'
import { Section } from '#web/ui/page.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { openedProfileQuery } from './accounts.api.ts'

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
        `${bank.tax_payer ? 'A' : 'No'} provisional tax payer`,
      ]
        .filter(Boolean)
        .join('\n')
    : ''

/** What is masked, until it is asked for: that is recorded. */
function useOpened({ id }: MaskedProfile) {
  const [shown, setShown] = useState<readonly ('identity' | 'bank')[]>([])
  const { data, error, isFetching } = useQuery({ ...openedProfileQuery(id), enabled: shown.length > 0, retry: false })
  const fact = (what: 'identity' | 'bank', masked: string, label: string, of: (opened: Professional) => string) =>
    data && shown.includes(what) ? (
      of(data)
    ) : (
      <Row as="span" wrap align="baseline" columnGap="2">
        {masked}
        <TextButton
          aria-label={`Show ${label}`}
          aria-busy={isFetching}
          onClick={() => setShown([...new Set([...shown, what])])}
        >
          Show
        </TextButton>
      </Row>
    )
  return { fact, error }
}

const lines = (texts: readonly string[]): string => texts.join('\n')

const addressOf = ({ address }: MaskedProfile): string =>
  address ? [address.street, address.suburb, address.region, address.province].filter(Boolean).join(', ') : ''

function qualificationOf({ qualifications }: MaskedProfile): string {
  if (!qualifications) return ''
  const { qualification, institution, year_qualified, other_qualifications: others } = qualifications
  return lines([`${qualification}, ${institution}, ${formatFormDate(year_qualified)}`, ...(others ? [others] : [])])
}

const experienceOf = ({ experience }: MaskedProfile): string =>
  experience
    ? `${formatCount(experience.years_experience, 'year')}, since ${formatFormDate(experience.start_date)}`
    : ''

/** Every field that a locum has entered. */
function useFacts(profile: MaskedProfile): { facts: readonly Fact[]; error: Error | null } {
  const { fact, error } = useOpened(profile)
  const { data: industries = [] } = useIndustries()
  const { idpassport, bank } = profile
  const skills = industries.find(({ name }) => name === profile.industry)?.skills ?? []
  const facts: Fact[] = [
    ['E-mail', profile.email],
    ['Mobile', profile.contact],
    [
      'Identity number',
      idpassport ? fact('identity', idpassport, 'the identity number', (opened) => opened.idpassport ?? '') : undefined,
    ],
    ['Address', addressOf(profile)],
    ['Profession', [profile.profession, profile.industry].filter(Boolean).join(', ')],
    ['Registration', [profile.professional_body, profile.professional_number].filter(Boolean).join(' ')],
    ['Experience', experienceOf(profile)],
    ['Worked at', profile.experience?.companies_worked_for.join(', ')],
    ['Skills', lines(skillLines(skills, profile.skills))],
    ['Qualifications', qualificationOf(profile)],
    ['Languages', profile.languages.join(', ')],
    ['Locations', lines(locationLines(profile.locations))],
    ['Willing to travel', profile.willing_to_travel ? 'Yes' : 'No'],
    ['Rates per hour', lines(rateLines(profile))],
    ['Indemnity', formatIndemnity(profile, currentDay())],
    ['Bio', profile.short_bio],
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

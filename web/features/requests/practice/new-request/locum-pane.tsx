import { Box, chakra, Stack } from '#web/ui/chakra.ts'
import { useLocation } from 'react-router-dom'
import { formatRate } from '#shared/kernel/money.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { dayRatesOf } from '#shared/professionals/professionals.rules.ts'
import type { PublicProfessional } from '#shared/professionals/professionals.schema.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { LocumPaneSkeleton } from '#web/components/people/locum-pane-skeleton.tsx'
import { PageLoadError } from '#web/components/page/page-load-error.tsx'
import { formatIndemnity, skillLines } from '#web/components/format/format-locum.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { type ShiftSelection, shiftSelectionParams } from '#web/components/days/shift-selection.ts'
import { currentDay } from '#web/platform/clock.ts'
import { locumAddress } from '#web/components/people/locum-address.ts'
import { useApplicantProfile } from '#web/features/offers/practice/practice-offers.api.ts'
import { useIndustries } from '#web/features/options/options.api.ts'
import { LocumSummary } from './locum-summary.tsx'
import { RequestForm } from './request-form.tsx'

const Facts = chakra('dl', {
  base: {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '18px auto minmax(0, 1fr)',
      gap: '2',
      py: '1.5',
      borderTop: '1px solid',
      borderColor: 'border',
      textStyle: 's',
    },
    '& > div:last-of-type': { borderBottom: '1px solid', borderColor: 'border' },
    '& dt': { color: 'fg.muted' },
    '& dd': { textAlign: 'right', overflowWrap: 'anywhere' },
  },
})

function ratesOf({ working_hours }: PublicProfessional): string | undefined {
  if (!working_hours) return undefined
  const { weekdays, saturday, sundays, public_holidays } = dayRatesOf(working_hours)
  const rate = (text: string) => formatRate(Number(text)).replace('/h', '')
  const last =
    sundays === public_holidays
      ? [`Sun, holiday ${rate(sundays)}`]
      : [`Sun ${rate(sundays)}`, `holiday ${rate(public_holidays)}`]
  return [rate(weekdays), `Sat ${rate(saturday)}`, ...last].join(' · ')
}

function LocumFacts({ professional }: { professional: PublicProfessional }) {
  const { data: industries = [] } = useIndustries()
  const industry = industries.find(({ name }) => name === professional.industry)
  const skills = skillLines(industry, professional.skills)
    .map((line) => line.slice(line.indexOf(':') + 2))
    .join(', ')
  const facts: [IconName, string, string | undefined][] = [
    ['bag', 'Skills', skills],
    ['message', 'Languages', professional.languages.join(', ')],
    ['shield', 'Indemnity', formatIndemnity(professional, currentDay())],
    ['wallet', 'Rates per hour', ratesOf(professional)],
  ]
  return (
    <Facts>
      {facts
        .filter(([, , value]) => value)
        .map(([icon, label, value]) => (
          <div key={label}>
            <Icon name={icon} size={18} />
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Facts>
  )
}

/** A locum beside a list: summary, calendar and request form. It scrolls separately from the list. */
export function LocumPane({
  professionalId,
  shiftSelection,
}: {
  professionalId: UserId
  shiftSelection: ShiftSelection
}) {
  const here = useLocation()
  const { data, error, refetch } = useApplicantProfile(professionalId)
  if (!data)
    return error ? (
      <Box p="6">
        <PageLoadError what="professional" error={error} onRetry={() => void refetch()} />
      </Box>
    ) : (
      <LocumPaneSkeleton />
    )
  const params = new URLSearchParams(shiftSelectionParams(shiftSelection)).toString()
  return (
    <Box display="flex" flexDirection="column" minHeight="full" css={{ '--below': '0px' }}>
      <Stack px="6" pt="5" pb="5" gap="4">
        <LocumSummary professional={data} />
        <LocumFacts professional={data} />
        <TextLink to={locumAddress(professionalId, shiftSelection, here)} textStyle="s" justifySelf="start">
          Full profile
        </TextLink>
      </Stack>
      <RequestForm key={`${professionalId} ${params}`} professional={data} shiftSelection={shiftSelection} />
    </Box>
  )
}

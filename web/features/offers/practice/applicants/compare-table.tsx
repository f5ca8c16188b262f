import { Box, chakra, Small } from '#web/ui/chakra.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { formatRateLine } from '#web/components/format/format-days.ts'
import { activeDates, payOfApplicant } from '#web/components/status/offer-facts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { doubtsOf, formatFreeDays, formatKm, formatSkills } from './applicant-facts.ts'
import { type ApplicantHandlers, ApplicantSummary } from './applicant-summary.tsx'
import type { ApplicantSorting } from './applicants.ts'

const NAME_WIDTH_PX = 232

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      textAlign: 'left',
      fontWeight: 'normal',
      borderTop: '1px solid',
      borderColor: 'border',
      px: '1.5',
      py: '2',
      whiteSpace: 'nowrap',
    },
    '& tr > :first-child': { position: 'sticky', left: '0', zIndex: 1, bg: 'bg', pl: '0', pr: '4' },
    '& thead th': { position: 'sticky', top: '0', zIndex: 2, bg: 'bg', height: '44px', whiteSpace: 'nowrap' },
    '& thead tr > :first-child': { zIndex: 3 },
    '& tbody th': { whiteSpace: 'normal' },
  },
})

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'tap',
    cursor: 'pointer',
    color: 'fg.muted',
    _hover: { color: 'fg' },
    '&[aria-pressed=true]': { color: 'fg', fontWeight: 'bold' },
  },
})

interface Column {
  key: string
  title: string
  sorting?: ApplicantSorting
  show: (offer: Offer, application: ShownCandidate) => string | undefined
}

/** The agreed rates of the days that an applicant can be confirmed for or is booked on. */
const formatActiveRates = (offer: Offer, application: ShownCandidate): string =>
  formatRateLine(activeDates(application).flatMap((date) => payOfApplicant(offer, application, date).parts))

const columns: readonly Column[] = [
  { key: 'match', title: 'Match', sorting: 'match', show: (_, { match }) => match && String(match.score) },
  { key: 'rate', title: 'Rate', sorting: 'rate', show: formatActiveRates },
  {
    key: 'experience',
    title: 'Experience',
    sorting: 'experience',
    show: (_, { experience }) => formatCount(experience, 'yr'),
  },
  { key: 'skills', title: 'Skills', show: formatSkills },
  { key: 'distance', title: 'Distance', sorting: 'distance', show: (_, application) => formatKm(application) },
  { key: 'days', title: 'Fully available', sorting: 'days', show: (_, application) => formatFreeDays(application) },
  { key: 'profile', title: 'Profile', show: (_, { match }) => match && `${match.profile}%` },
]

/** The facts that are known of any applicant. */
export const columnsFor = (offer: Offer, applicants: readonly ShownCandidate[]): readonly Column[] =>
  columns.filter(({ show }) => applicants.some((application) => show(offer, application) !== undefined))

/** Why the applicant is not fully available on the other days. */
const Doubts = ({ application }: { application: ShownCandidate }) =>
  doubtsOf(application).map((doubt) => (
    <Small key={doubt} whiteSpace="normal" width="120px">
      {doubt}
    </Small>
  ))

interface Props extends ApplicantHandlers {
  offer: Offer
  applicants: readonly ShownCandidate[]
  sorting: ApplicantSorting
  onSort: (sorting: ApplicantSorting) => void
}

/** Applicants side by side: facts in columns, sorted by any that has a better end. */
export function CompareTable({ offer, applicants, sorting, onSort, ...handlers }: Props) {
  const shownColumns = columnsFor(offer, applicants)
  return (
    <Box role="region" aria-label="Applicants side by side" tabIndex={0} overflow="auto" maxHeight="max(400px, 80dvh)">
      <Table>
        <thead>
          <tr>
            <th scope="col" style={{ width: NAME_WIDTH_PX }}>
              <chakra.h2 textStyle="l">{formatCount(applicants.length, 'applicant')}</chakra.h2>
            </th>
            {shownColumns.map(({ key, title, sorting: columnSorting }) => (
              <th key={key} scope="col" aria-sort={columnSorting && columnSorting === sorting ? 'other' : undefined}>
                {columnSorting ? (
                  <SortButton
                    type="button"
                    aria-pressed={columnSorting === sorting}
                    onClick={() => onSort(columnSorting)}
                  >
                    {title}
                    {columnSorting === sorting && <Icon name="down" size={14} />}
                  </SortButton>
                ) : (
                  <Box color="fg.muted">{title}</Box>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {applicants.map((application) => (
            <tr key={application.id}>
              <th scope="row" style={{ minWidth: NAME_WIDTH_PX }}>
                <ApplicantSummary brief offer={offer} application={application} {...handlers} />
              </th>
              {shownColumns.map(({ key, show }) => (
                <td key={key}>
                  {show(offer, application) ?? '–'}
                  {key === 'days' && <Doubts application={application} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  )
}

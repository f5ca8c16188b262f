import { Row } from '#web/ui/chakra.ts'
import { Select } from '#web/ui/select.tsx'
import { type ApplicantSorting, applicantSortings } from './applicants.ts'

export function SortApplicants({
  value,
  onChange,
}: {
  value: ApplicantSorting
  onChange: (sorting: ApplicantSorting) => void
}) {
  return (
    <Row as="label" wrap align="center" columnGap="2" mb="2" maxWidth="full" color="fg.muted">
      Sort by
      <Select compact value={value} onChange={(event) => onChange(event.currentTarget.value as ApplicantSorting)}>
        {Object.entries(applicantSortings).map(([sorting, label]) => (
          <option key={sorting} value={sorting}>
            {label}
          </option>
        ))}
      </Select>
    </Row>
  )
}

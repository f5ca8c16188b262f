import type { Metrics } from '#shared/admin/metrics.contract.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { Box, chakra, Small } from '#web/ui/chakra.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Table } from './figure-table.tsx'
import { formatStep } from './format-figures.ts'

/** Who has done something, by calendar month; the current month is not over yet. */
export function ActiveByMonth({ active }: { active: Metrics['active'] }) {
  const current = active.at(-1)
  if (!current) return null
  return (
    <Box as="section" aria-label="Active this month" borderTop="1px solid" borderColor="border" pt="3" mt="4">
      <chakra.h3 textStyle="m" fontWeight="normal" color="fg.muted">
        Active in {formatStep(current.month)} so far
      </chakra.h3>
      <Box textStyle="l" fontWeight="bold">
        {formatCount(current.locums, 'locum')}, {formatCount(current.practices, 'practice')}
      </Box>
      <Small>A locum who changed something for themselves, a practice for which a user did.</Small>
      <Disclosure summary="All twelve months">
        <Table>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col" data-number>
                Locums
              </th>
              <th scope="col" data-number>
                Practices
              </th>
            </tr>
          </thead>
          <tbody>
            {active.toReversed().map(({ month, locums, practices }) => (
              <tr key={month}>
                <th scope="row">{formatStep(month)}</th>
                <td data-number>{locums}</td>
                <td data-number>{practices}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Disclosure>
    </Box>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UserId } from '#shared/kernel/ids.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { apiQuery, mappedQuery } from '#web/platform/api-query.ts'
import { Row } from '#web/ui/chakra.ts'
import { TextButton } from '#web/ui/text-link.tsx'

/** With identity number and bank details: each reading is recorded, so it is kept for no longer than it is shown. */
const openedProfileQuery = (id: UserId) => ({
  ...mappedQuery(
    apiQuery(professionalsContract.getProfessional, { params: { id } }),
    'opened',
    (professional) => professional as Professional,
  ),
  staleTime: Infinity,
  gcTime: 0,
})

/** What is masked, until it is asked for: that is recorded. */
export function useOpened(id: UserId) {
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

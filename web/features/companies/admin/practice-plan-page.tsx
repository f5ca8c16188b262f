import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { currentDay } from '#web/platform/clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Box } from '#web/ui/chakra.ts'
import { Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PlanHistory } from '../plan-history.tsx'
import { pricingQuery } from '../pricing.api.ts'
import { PlanDialog } from './plan-dialog.tsx'

/** The plans of one practice, where the super admin sets the next. */
export function PracticePlanPage() {
  const id = useParams()['companyId'] as CompanyId
  const { data, error, refetch } = useQuery(pricingQuery(id))
  const [open, setOpen] = useState(false)
  return (
    <Box maxWidth="840px">
      <Section
        title="Plan"
        link={
          <Button size="s" onClick={() => setOpen(true)}>
            Set a plan
          </Button>
        }
      >
        {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height="120px" borderRadius="m" role="status" aria-label="Loading the plan" />}
        {data && <PlanHistory periods={data.plans} today={currentDay()} />}
      </Section>
      {open && <PlanDialog practice={{ id, name: 'this practice' }} onClose={() => setOpen(false)} />}
    </Box>
  )
}

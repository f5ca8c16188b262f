import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditedTenant } from '#shared/tenants/tenant-versions.schema.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { Box, Stack } from '#web/ui/chakra.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { editedTenantQuery } from '../tenants.api.ts'
import type { ImageAddresses } from './brand-images.tsx'
import { BrandParts } from './brand-parts.tsx'
import { ContrastTable } from './contrast-table.tsx'
import { History } from './history.tsx'
import { Preview } from './preview/preview.tsx'
import { TenantFormContext } from './tenant-field.tsx'
import { brandFields } from './tenant-fields.ts'
import { valuesOf } from './tenant-form.ts'
import { TenantFrame } from './tenant-frame.tsx'
import { useTenantForm } from './use-tenant-form.ts'

const title = 'Brand and theme'

function BrandForm({ tenant }: { tenant: EditedTenant }) {
  const state = useTenantForm(tenant, brandFields)
  const { draft } = state
  const [uploaded, setUploaded] = useState<Record<string, string>>({})
  const images: ImageAddresses = {
    addressOf: (image) => uploaded[image] ?? image,
    note: (image, address) => setUploaded((before) => ({ ...before, [image]: address })),
  }
  const saved = valuesOf(tenant)
  const aside = (
    <Stack gap="8">
      <Preview saved={saved} draft={draft} addressOf={images.addressOf} />
      <ContrastTable theme={draft.settings.theme} />
      <History tenant={tenant} state={state} />
    </Stack>
  )
  return (
    <TenantFormContext value={state}>
      <TenantFrame
        state={state}
        title={title}
        lead={`How ${tenant.settings.brandName} looks to practices and locums.`}
        aside={aside}
      >
        <BrandParts images={images} />
      </TenantFrame>
    </TenantFormContext>
  )
}

/** The tenant's brand: what it is called, its pictures and colours, and which parts are shown. */
export function BrandPage() {
  const { data, error, refetch } = useQuery(editedTenantQuery)
  if (data) return <BrandForm tenant={data} />
  return (
    <Page>
      <PageHeader title={title} />
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Box role="status" aria-label="Loading the brand">
          <Skeleton height="480px" borderRadius="m" />
        </Box>
      )}
    </Page>
  )
}

import { Box, chakra } from '#web/ui/chakra.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CompanyDocument } from '#shared/companies/company-documents.schema.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { documentUrlQuery } from '#web/components/upload/document-url.api.ts'
import { log } from '#web/platform/log.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const frame = { width: 'full', maxWidth: '483px', aspectRatio: '483 / 327', borderRadius: 'm' } as const

interface Props {
  ownerId: CompanyId
  document: CompanyDocument
  file: string | undefined
  alt: string
}

/** A picture of a practice, at most 483×327; loaded lazily. */
export function PracticePicture({ ownerId, document, file, alt }: Props) {
  const { data, error } = useQuery(documentUrlQuery(document, ownerId, file, 'large'))
  const [broken, setBroken] = useState<string>()
  useEffect(() => {
    if (error) log.refusal('A picture could not be loaded', error)
  }, [error])
  if (error || (data && data.url === broken)) {
    return (
      <Box {...frame} display="grid" placeItems="center" bg="bg.muted" color="fg.muted" textStyle="s">
        This picture could not be shown.
      </Box>
    )
  }
  if (!data) return <Skeleton {...frame} />
  const fail = (): void => {
    log.refusal('A picture could not be loaded', data.url.split('?')[0])
    setBroken(data.url)
  }
  return (
    <chakra.img
      src={data.url}
      alt={alt}
      loading="lazy"
      onError={fail}
      {...frame}
      objectFit="cover"
      bg="bg.muted"
      border="1px solid"
      borderColor="border"
    />
  )
}

import type { ReactNode } from 'react'
import { Logo, Mark } from '#web/components/page/brand.tsx'
import { Box, Row } from '#web/ui/chakra.ts'

/** What the previews take of a tenant's draft. Addresses of images can be of files that are not published yet. */
export interface Sample {
  brandName: string
  logos: { light: string; dark: string }
  images: readonly string[]
  profession: string
}

const NAME = { fontSize: '16px', fontWeight: 'bold' } as const

/** The bar with the brand, as the site has it. */
export const SampleBar = ({ sample: { brandName, logos }, children }: { sample: Sample; children?: ReactNode }) => (
  <Row
    align="center"
    gap="6"
    px={{ base: '4', md: '8' }}
    height={{ base: '56px', md: '64px' }}
    borderBottom="1px solid"
    borderColor="border"
  >
    {logos.light ? (
      <Logo light={logos.light} dark={logos.dark || logos.light} name={brandName} />
    ) : (
      <Row align="center" gap="10px">
        <Mark />
        <Box {...NAME}>{brandName}</Box>
      </Row>
    )}
    {children}
  </Row>
)

import type { ReactNode } from 'react'
import { Brand } from '#web/components/page/brand.tsx'
import { isStored } from '#web/platform/storage.ts'
import { Box, Row } from '#web/ui/chakra.ts'
import { Loading } from '#web/ui/loading.tsx'

/** At 200 % zoom and more, the bars scroll with the page, which keeps two thirds of the height. */
export const LOW_SCREEN = { '@media (max-height: 340px)': { position: 'static' } } as const

/** The bar at the top of every signed-in page: the brand, what belongs beside it, then what else it has. */
export const BrandBar = ({ beside, children }: { beside?: ReactNode; children?: ReactNode }) => (
  <Row
    as="header"
    position="sticky"
    top="0"
    zIndex="float"
    height={{ base: '56px', md: '64px' }}
    px={{ base: '4', md: '8' }}
    align="center"
    columnGap={{ base: '1', md: '5', lg: '8' }}
    bg="bg"
    borderBottom={{ md: '1px solid' }}
    borderColor={{ md: 'border' }}
    css={LOW_SCREEN}
  >
    {beside ? (
      <Row align="center" gap="3" minWidth="0">
        <Brand isMark />
        <Box width="1px" height="24px" bg="border.emphasized" transform="rotate(14deg)" />
        {beside}
      </Row>
    ) : (
      <Brand />
    )}
    {children}
  </Row>
)

/**
 * Until the layout of the first page is drawn: the brand is where the layout will have it. Without it where the last
 * visit left the page, which is on the screen sooner if the browser has painted nothing else.
 */
export const LoadingWithBrand = () => (
  <>
    {!isStored('lastVisit') && <BrandBar />}
    <Loading />
  </>
)

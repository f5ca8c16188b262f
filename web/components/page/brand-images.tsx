import { Box, chakra } from '#web/ui/chakra.ts'

/** The tenant's own pictures below a dashboard (DESIGN 12.21). Their room is there before they are. */
export const BrandImages = ({ images }: { images: readonly string[] }) =>
  images.length > 0 && (
    <Box display="grid" gap="3" mt="8" gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, minmax(0, 400px))' }}>
      {images.map((image) => (
        <Box
          key={image}
          aspectRatio="16 / 9"
          borderRadius="m"
          bg="bg.muted"
          overflow="hidden"
          css={{ '&:only-child': { gridColumn: { base: '1 / -1', md: 'auto' } } }}
        >
          <chakra.img src={image} alt="" loading="lazy" css={{ width: '100%', height: '100%', objectFit: 'cover' }} />
        </Box>
      ))}
    </Box>
  )

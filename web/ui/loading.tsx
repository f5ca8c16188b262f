import { Box, chakra } from './chakra.ts'

/** Appears only after a delay, so that quick loads don’t flicker. */
export function Loading() {
  return (
    <Box flex="1" display="grid" placeContent="center" role="status">
      <chakra.span srOnly>Loading</chakra.span>
      <Box
        width="8"
        height="8"
        borderRadius="full"
        border="3px solid"
        borderColor="border"
        borderTopColor="primary.mark"
        opacity="0"
        animation="spin 900ms linear infinite, appear 1ms 400ms forwards"
      />
    </Box>
  )
}

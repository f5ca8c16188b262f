import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { currentDay } from '#web/platform/clock.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { paths } from '#shared/kernel/paths.ts'
import { runtime } from '#web/platform/runtime.ts'

export function PageFooter() {
  const { brandName, url } = runtime().tenant.settings
  return (
    <Row
      as="footer"
      px={{ base: '4', md: '8' }}
      py={{ base: '1', md: '4' }}
      borderTop="1px solid"
      borderColor="border"
      color="fg.muted"
      textStyle="s"
      wrap
      columnGap="4"
      align="center"
      // A conversation is as high as the window.
      css={{ 'body:has([data-alone=chat]) &': { display: 'none' } }}
    >
      <Box mr="auto">
        © {currentDay().slice(0, 4)}{' '}
        <chakra.a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          color="anchor.fg"
          _hover={{ textDecoration: 'underline' }}
        >
          {brandName}
        </chakra.a>
      </Box>
      <TextLink to={paths.terms}>Terms</TextLink>
      <TextLink to={paths.privacy}>Privacy</TextLink>
    </Row>
  )
}

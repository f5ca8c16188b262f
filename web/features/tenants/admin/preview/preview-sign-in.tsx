import { IMAGE_BEHIND_TEXT } from '#web/components/page/brand.tsx'
import { Button } from '#web/ui/button.tsx'
import { Box, Row, Stack } from '#web/ui/chakra.ts'
import { ErrorText, Input, InputFrame } from '#web/ui/field.tsx'
import { type Sample, SampleBar } from './preview-parts.tsx'

const field = (label: string, value: string, error?: string) => (
  <Box>
    <Box fontWeight="bold" mb="1.5">
      {label}
    </Box>
    <InputFrame>
      <Input defaultValue={value} aria-label={label} aria-invalid={error ? true : undefined} />
    </InputFrame>
    {error && <ErrorText id="sample-error">{error}</ErrorText>}
  </Box>
)

/** The sign-in page, with an entry that is refused. */
export const SampleSignIn = ({ sample }: { sample: Sample }) => (
  <Row minHeight="100vh">
    <Box flex="1">
      <SampleBar sample={sample} />
      <Stack gap="5" maxWidth="400px" mx="auto" pt="24">
        <Box textStyle="xl">Sign in</Box>
        {field('E-mail', 'thandi@example.com')}
        {field('Password', '', 'Enter your password')}
        <Button look="primary">Sign in</Button>
        <Box color="accent.fg">Forgot your password?</Box>
        <Box color="fg.muted">
          {sample.brandName} ·{' '}
          <Box as="span" color="anchor.fg">
            Our website
          </Box>
        </Box>
      </Stack>
    </Box>
    <Box
      flex="1"
      bg="secondary.deep"
      color="#FFFFFF"
      px="16"
      display="flex"
      alignItems="center"
      bgImage={sample.images[0] ? IMAGE_BEHIND_TEXT : undefined}
      bgSize="cover"
      backgroundPosition="center"
      style={{ '--ld-image': `url("${sample.images[0] ?? ''}")` } as object}
    >
      <Box fontSize="40px" lineHeight="48px" fontWeight="bold">
        Cover for practices.
        <br />
        Shifts for locums.
      </Box>
    </Box>
  </Row>
)

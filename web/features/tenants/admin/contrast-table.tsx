import { type ContrastResult, contrastResults } from '#shared/tenants/colours/contrast-pairs.ts'
import { contrast } from '#shared/tenants/colours/contrast.ts'
import { isColour } from '#shared/tenants/colours/tenant-colours.ts'
import type { Theme } from '#shared/tenants/tenants.schema.ts'
import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { EditedIcon } from './changed-mark.tsx'

const Cell = chakra('td', { base: { py: '1.5', pr: '3', borderTop: '1px solid', borderColor: 'border' } })
const Head = chakra('th', {
  base: { pb: '2', pr: '3', textStyle: 's', fontWeight: 'normal', color: 'fg.muted', textAlign: 'left' },
})
const Ratio = chakra(Cell, { base: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } })

const WHITE = '#FFFFFF'

/** What is done with a colour in a theme: `Darkened to #D43978`. */
function formatUsed(used: string, given: string): string {
  const isDarker = contrast(used, WHITE) > contrast(given, WHITE)
  return `${isDarker ? 'Darkened' : 'Lightened'} to ${used}`
}

/** What is used in the light theme, and below it in the dark one. */
function Result({ result: { used, colour }, theme }: { result: ContrastResult; theme: Theme }) {
  if (!isColour(theme[colour])) return <Box color="error.fg">The default, until it is a colour</Box>
  const [light, dark] = used.map((is) => is && formatUsed(is, theme[colour]))
  const changed = [...(light ? [light] : []), ...(dark ? [`${dark} in dark`] : [])]
  return (
    <Row
      gap="1.5"
      textStyle="s"
      fontWeight="bold"
      whiteSpace="nowrap"
      color={changed.length > 0 ? 'status.booked.fg' : 'status.available.fg'}
    >
      {changed.length > 0 ? <EditedIcon /> : <Icon name="free" size={14} />}
      <div>
        {(changed.length > 0 ? changed : ['Passes']).map((text) => (
          <div key={text}>{text}</div>
        ))}
      </div>
    </Row>
  )
}

/** How every pair of the draft's colours reads; what would be hard to read is corrected, never refused. */
export function ContrastTable({ theme }: { theme: Theme }) {
  return (
    <section aria-labelledby="contrast">
      <Box as="h2" id="contrast" textStyle="l" mb="3">
        Contrast
      </Box>
      <Box overflowX="auto" tabIndex={0} role="group" aria-label="Contrast of each pair">
        <chakra.table width="full">
          <thead>
            <tr>
              <Head>
                <chakra.span srOnly>Sample</chakra.span>
              </Head>
              <Head>Pair</Head>
              <Head textAlign="right">Light</Head>
              <Head textAlign="right">Dark</Head>
              <Head display={{ base: 'none', md: 'table-cell' }}>Result</Head>
            </tr>
          </thead>
          <tbody>
            {contrastResults(theme).map((result) => (
              <tr key={result.name}>
                <Cell>
                  <Box
                    display="grid"
                    placeItems="center"
                    width="32px"
                    height="24px"
                    borderRadius="s"
                    fontSize="13px"
                    fontWeight="bold"
                    boxShadow="inset 0 0 0 1px {colors.border}"
                    aria-hidden="true"
                    style={{ color: result.sample[0], background: result.sample[1] }}
                  >
                    {result.isMark ? <Icon name="free" size={16} /> : 'Aa'}
                  </Box>
                </Cell>
                <Cell>
                  {result.name}
                  <Box display={{ md: 'none' }}>
                    <Result result={result} theme={theme} />
                  </Box>
                </Cell>
                {result.ratios.map((ratio, at) => (
                  <Ratio key={at}>{ratio.toFixed(1)}:1</Ratio>
                ))}
                <Cell display={{ base: 'none', md: 'table-cell' }}>
                  <Result result={result} theme={theme} />
                </Cell>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
      <Small mt="2" maxWidth="text">
        A colour too light for text is darkened where it carries text, and in the dark theme lightened; the mark keeps
        it as given if it can be seen. Text needs 4.5:1, a mark 3:1. The colours of a status are never yours.
      </Small>
    </section>
  )
}

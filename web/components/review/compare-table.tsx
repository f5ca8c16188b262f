import { type ReactNode, useState } from 'react'
import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { Checkbox } from '#web/ui/choices.tsx'

/** A line of the profile, and the documents that show it. */
export interface ComparedLine {
  label: string
  value: ReactNode
  warning?: string | false
  shownBy: readonly string[]
}

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& :is(th, td)': {
      textAlign: 'left',
      verticalAlign: 'top',
      py: '2.5',
      pr: '4',
      borderTop: '1px solid',
      borderColor: 'border',
      overflowWrap: 'anywhere',
    },
    '& thead :is(th, td)': { color: 'fg.muted', textStyle: 's', fontWeight: 'normal', borderTop: 'none' },
    '& tbody th': { color: 'fg.muted', fontWeight: 'normal' },
  },
})

interface Props {
  lines: readonly ComparedLine[]
  documents: readonly string[]
}

/** What was entered beside each document that shows it; the reviewer ticks what agrees. */
export function CompareTable({ lines, documents }: Props) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const cells = lines.flatMap(({ label, shownBy }) =>
    documents.filter((document) => shownBy.includes(document)).map((document) => `${document}: ${label}`),
  )
  const toggle = (cell: string) =>
    setTicked((before) => new Set(before.has(cell) ? [...before].filter((one) => one !== cell) : [...before, cell]))
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label="Profile beside documents">
      <Table>
        <thead>
          <tr>
            <td />
            <th scope="col">Profile</th>
            {documents.map((document) => (
              <th key={document} scope="col">
                {document}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, value, warning, shownBy }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                {value || '–'}
                {warning && (
                  <Small as="span" display="block" color="status.pending.fg">
                    {warning}
                  </Small>
                )}
              </td>
              {documents.map((document) => {
                const cell = `${document}: ${label}`
                return (
                  <td key={document}>
                    {shownBy.includes(document) ? (
                      <Checkbox
                        label={
                          <>
                            Agrees<chakra.span srOnly>{` with the ${document.toLowerCase()}: ${label}`}</chakra.span>
                          </>
                        }
                        checked={ticked.has(cell)}
                        onChange={() => toggle(cell)}
                      />
                    ) : (
                      '–'
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Table>
      {cells.length > 0 && (
        <Row mt="2">
          <Small role="status">
            {cells.filter((cell) => ticked.has(cell)).length} of {cells.length} compared.
          </Small>
        </Row>
      )}
    </Box>
  )
}

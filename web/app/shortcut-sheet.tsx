import type { Party } from '#shared/kernel/caller.ts'
import { Box, Row, Small } from '#web/ui/chakra.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choices.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Key } from '#web/ui/key.tsx'
import { store, useStored } from '#web/platform/storage.ts'

const rows: Record<Party, readonly [keys: readonly string[], what: string][]> = {
  practice: [
    [['j', 'k'], 'Next or previous in a list'],
    [['Enter'], 'Open it'],
    [['/'], 'Find a locum'],
    [['n'], 'Post an offer'],
    [['?'], 'Show these shortcuts'],
  ],
  professional: [
    [['j', 'k'], 'Next or previous in a list'],
    [['Enter'], 'Open it'],
    [['/'], 'Offers near you'],
    [['?'], 'Show these shortcuts'],
  ],
}

/** What single keys do, and a switch that turns them off in this browser (WCAG 2.1.4). */
export function ShortcutSheet({ party, open, onClose }: { party: Party; open: boolean; onClose: () => void }) {
  const isOff = useStored('shortcutsOff') ?? false
  return (
    <Dialog
      narrow
      open={open}
      onClose={onClose}
      title="Keyboard shortcuts"
      lead="They work outside fields."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Box as="dl" display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="6" alignItems="center">
        {rows[party].map(([keys, what]) => (
          <Box key={what} display="contents">
            <Row as="dt" gap="1.5" py="2" opacity={isOff ? 0.5 : undefined}>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </Row>
            <dd>{what}</dd>
          </Box>
        ))}
      </Box>
      <Box borderTop="1px solid" borderColor="border" mt="3" pt="3">
        <Checkbox
          label="Use single keys as shortcuts"
          checked={!isOff}
          onChange={(event) => store('shortcutsOff', !event.currentTarget.checked)}
        />
        <Small mt="1">
          Turn this off if keys are pressed by mistake, for example with speech input. You can always open this list in
          the Help menu.
        </Small>
      </Box>
    </Dialog>
  )
}

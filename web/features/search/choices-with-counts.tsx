import { Box, chakra, Small, Stack } from '#web/ui/chakra.ts'
import { type ReactNode, useState } from 'react'
import { formatThousands } from '#shared/kernel/money.ts'
import { Checkbox } from '#web/ui/choices.tsx'
import { TextButton } from '#web/ui/text-link.tsx'

/** Shown at first. */
const INITIAL_CHOICES = 5

interface Choice {
  value: string
  label: string
  /** The heading above it when all are shown. */
  group?: string
  /** Of a related profession; listed after the others. */
  isRelated?: boolean
}

interface Props {
  legend: string
  choices: readonly Choice[]
  /** Undefined until the first search has finished. */
  counts: Readonly<Record<string, number>> | undefined
  values: readonly string[]
  onChange: (values: string[]) => void
  children?: ReactNode
}

function Row({
  choice: { value, label },
  count,
  checked,
  onToggle,
}: {
  choice: Choice
  count: number | undefined
  checked: boolean
  onToggle: (value: string) => void
}) {
  return (
    <Stack minHeight={{ base: 'tap', lg: '8' }} align="center">
      <Checkbox
        label={
          <Box as="span" display="flex" justifyContent="space-between" gap="2">
            <Box as="span" overflowWrap="anywhere">
              {label}
            </Box>
            {count !== undefined && (
              <Box as="span" color="fg.subtle" aria-label={`${formatThousands(count)} found`}>
                {formatThousands(count)}
              </Box>
            )}
          </Box>
        }
        aria-label={label}
        checked={checked}
        onChange={() => onToggle(value)}
      />
    </Stack>
  )
}

/** Checkboxes with the number of locums found for each; at first only the chosen and the most common ones. */
export function ChoicesWithCounts({ legend, choices, counts, values, onChange, children }: Props) {
  const [all, setAll] = useState(false)
  const countOf = ({ value }: Choice) => counts?.[value] ?? 0
  const rank = (choice: Choice) =>
    (values.includes(choice.value) ? 2_000_000 : choice.isRelated ? 0 : 1_000_000) + countOf(choice)
  const shown = all
    ? choices
    : choices.toSorted((a, b) => rank(b) - rank(a)).slice(0, Math.max(INITIAL_CHOICES, values.length))
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value])
  const groups = all ? Map.groupBy(shown, ({ group }) => group) : new Map([[undefined, shown]])
  return (
    <chakra.fieldset border="none" minWidth="0">
      <chakra.legend fontWeight="bold" mb="1">
        {legend}
      </chakra.legend>
      {[...groups].map(([group, members]) => (
        <Box key={group ?? ''} {...(group && { role: 'group', 'aria-label': group, mt: '2' })}>
          {group && <Small>{group}</Small>}
          {members.map((choice) => (
            <Row
              key={choice.value}
              choice={choice}
              count={counts && countOf(choice)}
              checked={values.includes(choice.value)}
              onToggle={toggle}
            />
          ))}
        </Box>
      ))}
      {choices.length > shown.length || all ? (
        <TextButton onClick={() => setAll(!all)} textStyle="s" aria-expanded={all}>
          {all ? `Show fewer ${legend.toLowerCase()}` : `Show all ${choices.length} ${legend.toLowerCase()}`}
        </TextButton>
      ) : null}
      {children}
    </chakra.fieldset>
  )
}

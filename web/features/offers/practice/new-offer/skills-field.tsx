import { Box, Row } from '#web/ui/chakra.ts'
import type { Skill } from '#shared/options/options.schema.ts'
import { CheckChip } from '#web/ui/chip.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'

/** Optional skills by branch; collapsed, since most offers have none. */
export function SkillsField({
  tree,
  value,
  onChange,
}: {
  tree: readonly Skill[]
  value: readonly string[]
  onChange: (skills: string[]) => void
}) {
  const toggle = (name: string) =>
    onChange(value.includes(name) ? value.filter((other) => other !== name) : [...value, name])
  return (
    <Disclosure summary="Skills" note={`(optional)${value.length > 0 ? ` · ${value.length} chosen` : ''}`}>
      {tree.map((branch) => (
        <Box key={branch.code} role="group" aria-label={branch.name} mt="3">
          <Box color="fg.muted" mb="1.5">
            {branch.name}
          </Box>
          <Row wrap gap="2">
            {branch.options.map(({ name, code }) => (
              <CheckChip key={code} label={name} checked={value.includes(name)} onChange={() => toggle(name)} />
            ))}
          </Row>
        </Box>
      ))}
    </Disclosure>
  )
}

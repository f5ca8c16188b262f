import { Box, chakra } from '#web/ui/chakra.ts'
import type { Skill } from '#shared/options/options.schema.ts'
import { CheckChip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'tap',
    fontWeight: 'bold',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
})

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
    <chakra.details css={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}>
      <Summary>
        <Icon name="down" size={18} />
        Skills
        <chakra.span fontWeight="normal" color="fg.muted">
          (optional){value.length > 0 && ` · ${value.length} chosen`}
        </chakra.span>
      </Summary>
      {tree.map((branch) => (
        <Box key={branch.code} role="group" aria-label={branch.name} mt="3">
          <Box color="fg.muted" mb="1.5">
            {branch.name}
          </Box>
          <Box display="flex" flexWrap="wrap" gap="2">
            {branch.options.map(({ name, code }) => (
              <CheckChip key={code} label={name} checked={value.includes(name)} onChange={() => toggle(name)} />
            ))}
          </Box>
        </Box>
      ))}
    </chakra.details>
  )
}

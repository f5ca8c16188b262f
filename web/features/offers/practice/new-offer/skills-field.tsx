import { Box, chakra } from '@chakra-ui/react'
import type { Skill } from '#shared/options/options.schema.ts'
import { Icon } from '#web/ui/icon.tsx'

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: { base: 'tap', md: '9' },
    px: '3',
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    cursor: 'pointer',
    '&[aria-pressed=true]': {
      borderColor: 'secondary.solid',
      boxShadow: 'inset 0 0 0 1px {colors.secondary.solid}',
      bg: 'secondary.subtle',
      color: 'secondary.fg',
    },
  },
})

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

/** Skills that would help, by branch; folded away, for most offers name none. */
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
              <Chip key={code} type="button" aria-pressed={value.includes(name)} onClick={() => toggle(name)}>
                {value.includes(name) && <Icon name="check" size={14} />}
                {name}
              </Chip>
            ))}
          </Box>
        </Box>
      ))}
    </chakra.details>
  )
}

import { chakra, Row, Stack } from '#web/ui/chakra.ts'
import { toggleSkill } from '#shared/options/options.rules.ts'
import type { Skill } from '#shared/options/options.schema.ts'
import { CheckChip } from '#web/ui/chip.tsx'

interface Props {
  tree: readonly Skill[]
  picked: readonly string[]
  onChange: (picked: string[]) => void
}

/** Skills by branch; in a branch that allows only one, picking another replaces it. */
export function SkillsTree({ tree, picked, onChange }: Props) {
  return (
    <Stack gap="5">
      {tree.map((branch) => (
        <chakra.fieldset key={branch.code} border="none" minWidth="0">
          <chakra.legend fontWeight="bold" mb="2">
            {branch.name}
            {!branch.allowMultiple && (
              <chakra.span color="fg.muted" fontWeight="normal">
                {' '}
                · Choose one
              </chakra.span>
            )}
          </chakra.legend>
          <Row wrap gap="2">
            {branch.options.map(({ name, code }) => (
              <CheckChip
                key={code}
                label={name}
                checked={picked.includes(code)}
                onChange={() => onChange(toggleSkill(tree, picked, code))}
              />
            ))}
          </Row>
        </chakra.fieldset>
      ))}
    </Stack>
  )
}

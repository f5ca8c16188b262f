import { Box } from '#web/ui/chakra.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Menu, MenuButton } from '#web/ui/menu.tsx'

/** For users with more than one practice. */
export function PracticeSwitcher({
  active,
  practices,
  onChoose,
}: {
  active: Company
  practices: readonly Company[]
  onChoose: (id: string) => void
}) {
  return (
    <Menu name="Your practices" label="Change practice" align="left" trigger={<Icon name="down" />}>
      {practices.map(({ id, name, type }) => (
        <MenuButton key={id} aria-current={id === active.id ? 'true' : undefined} py="2" onClick={() => onChoose(id)}>
          <Box flex="1" minWidth="0" overflowWrap="anywhere">
            {name}
            <Box textStyle="s" color="fg.muted">
              {type}
            </Box>
          </Box>
          {id === active.id && <Icon name="check" size={18} />}
        </MenuButton>
      ))}
    </Menu>
  )
}

import { Avatar } from '#web/ui/avatar.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/page.tsx'
import { Box, chakra } from '#web/ui/chakra.ts'

const ContactLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'tap',
    color: 'accent.fg',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
  },
})

const ContactLine = ({ href, icon, children }: { href: string; icon: IconName; children: string }) => (
  <ContactLink href={href}>
    <Icon name={icon} />
    <Box as="span" minWidth="0">
      {children}
    </Box>
  </ContactLink>
)

interface Party {
  name: string
  contact?: string | undefined
  email?: string | undefined
}

/** The other party's contact details, which both see once there is a booking. */
export function ContactPanel({ title, party }: { title: string; party: Party }) {
  return (
    <Section title={title}>
      <Box borderTop="1px solid" borderColor="border" pt="4">
        <Box display="flex" alignItems="center" gap="3" mb="2">
          <Avatar name={party.name} />
          <Box as="b" minWidth="0" overflowWrap="anywhere">
            {party.name}
          </Box>
        </Box>
        {party.contact && (
          <ContactLine href={`tel:${party.contact.replaceAll(' ', '')}`} icon="phone">
            {party.contact}
          </ContactLine>
        )}
        {party.email && (
          <ContactLine href={`mailto:${party.email}`} icon="mail">
            {party.email}
          </ContactLine>
        )}
      </Box>
    </Section>
  )
}

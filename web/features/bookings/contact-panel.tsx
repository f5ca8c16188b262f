import { mailLink, telLink } from '#shared/kernel/contact-links.ts'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Box, chakra, Row } from '#web/ui/chakra.ts'

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

/** A narrow column breaks an e-mail address before its `@`. */
const Breakable = ({ children }: { children: string }) => {
  const [name, domain] = children.split('@')
  return domain === undefined ? (
    name
  ) : (
    <>
      {name}
      <wbr />@{domain}
    </>
  )
}

const ContactLine = ({ href, icon, children }: { href: string; icon: IconName; children: string }) => (
  <ContactLink href={href}>
    <Icon name={icon} />
    <Box as="span" minWidth="0">
      <Breakable>{children}</Breakable>
    </Box>
  </ContactLink>
)

interface PartyContact {
  name: string
  contact?: string | undefined
  email?: string | undefined
}

interface Props {
  title: string
  picture: ReactNode
  party: PartyContact
  /** The party’s own page. */
  to?: string
  /** What can be done besides. */
  children?: ReactNode
}

/** The other party's contact details, which both see once there is a booking. */
export function ContactPanel({ title, picture, party, to, children }: Props) {
  return (
    <Section title={title}>
      <Box borderTop="1px solid" borderColor="border" pt="4">
        <Row align="center" gap="3" mb="2">
          {picture}
          <Box as="b" minWidth="0" overflowWrap="anywhere">
            {to ? <TextLink to={to}>{party.name}</TextLink> : party.name}
          </Box>
        </Row>
        {party.contact && (
          <ContactLine href={telLink(party.contact)} icon="phone">
            {party.contact}
          </ContactLine>
        )}
        {party.email && (
          <ContactLine href={mailLink(party.email)} icon="mail">
            {party.email}
          </ContactLine>
        )}
        {children}
      </Box>
    </Section>
  )
}

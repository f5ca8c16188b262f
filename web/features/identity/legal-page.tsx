import { chakra } from '#web/ui/chakra.ts'
import { CONSENT_VERSION } from '#shared/identity/identity.schema.ts'
import { formatFormDate } from '#shared/kernel/dates.ts'
import { usePageTitle } from '#web/ui/page-title.ts'

interface Props {
  title: string
  lead: string
  parts: readonly { heading: string; text: string }[]
}

export function LegalPage({ title, lead, parts }: Props) {
  usePageTitle(title)
  return (
    <article>
      <chakra.h1 textStyle="xl">{title}</chakra.h1>
      <chakra.p color="fg.muted" mt="1">
        Version of {formatFormDate(CONSENT_VERSION)}
      </chakra.p>
      <chakra.p mt="6">{lead}</chakra.p>
      {parts.map(({ heading, text }) => (
        <section key={heading}>
          <chakra.h2 textStyle="l" mt="8" mb="2">
            {heading}
          </chakra.h2>
          <p>{text}</p>
        </section>
      ))}
    </article>
  )
}

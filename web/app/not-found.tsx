import { ButtonLink } from '#web/ui/button.tsx'
import { FullPage } from '#web/ui/full-page.tsx'
import { paths } from '#web/platform/paths.ts'

export function NotFound({ alone = false }: { alone?: boolean }) {
  return (
    <FullPage
      alone={alone}
      icon="search"
      title="There is no page here"
      action={<ButtonLink to={paths.home}>Go to the start</ButtonLink>}
    >
      The address may be old or mistyped.
    </FullPage>
  )
}

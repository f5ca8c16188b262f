import { ButtonLink } from '#web/ui/button.tsx'
import { FullPage } from '#web/ui/full-page.tsx'
import { paths } from '#shared/kernel/paths.ts'

export function NotFound({ alone = false }: { alone?: boolean }) {
  return (
    <FullPage
      alone={alone}
      icon="search"
      title="Page not found"
      action={<ButtonLink to={paths.home}>Go to the home page</ButtonLink>}
    >
      The address may be out of date or mistyped.
    </FullPage>
  )
}

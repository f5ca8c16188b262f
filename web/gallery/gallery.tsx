import { Stack } from '#web/ui/chakra.ts'
import { chooseTheme } from '#web/platform/theme/theme-choice.ts'
import { Button } from '#web/ui/button.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { Actions } from './actions.tsx'
import { Choices } from './choices.tsx'
import { Content } from './content.tsx'
import { Feedback } from './feedback.tsx'
import { Fields } from './fields.tsx'
import { Overlays } from './overlays.tsx'

/** Every part of the kit in each of its states. */
export function Gallery() {
  return (
    <Page as="main">
      <PageHeader
        title="Kit"
        actions={
          <>
            <Button onClick={() => chooseTheme('light')}>Light</Button>
            <Button onClick={() => chooseTheme('dark')}>Dark</Button>
            <Button onClick={() => chooseTheme('system')}>Device</Button>
          </>
        }
      >
        The building blocks of every screen.
      </PageHeader>
      <Stack gap="10">
        <Actions />
        <Fields />
        <Choices />
        <Feedback />
        <Content />
        <Overlays />
      </Stack>
    </Page>
  )
}

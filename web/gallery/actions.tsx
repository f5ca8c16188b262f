import { ActionButton } from '#web/components/actions/action-button.tsx'
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx'
import { ExternalLink, TextButton, TextLink } from '#web/ui/text-link.tsx'
import { LONG_NAME, Part, State } from './specimen.tsx'

const looks = ['primary', 'plain', 'danger', 'quiet'] as const
const nothing = () => undefined

export function Actions() {
  return (
    <>
      <Part name="Button">
        {looks.map((look) => (
          <State key={look} name={look} row>
            <Button look={look}>Save</Button>
            <Button look={look} size="s">
              Small
            </Button>
            <Button look={look} icon="plus">
              With an icon
            </Button>
            <Button look={look} disabled>
              Disabled
            </Button>
            <Button look={look} busy>
              Saving
            </Button>
            <ButtonLink look={look} to="/">
              A link
            </ButtonLink>
          </State>
        ))}
        <State name="long text">
          <Button look="primary" flexShrink={1}>
            Confirm Thursday and Friday for {LONG_NAME}
          </Button>
        </State>
      </Part>
      <Part name="Action button">
        <State name="available">
          <ActionButton action={{}} look="danger" onClick={nothing}>
            Cancel booking
          </ActionButton>
        </State>
        <State name="blocked, with its reason">
          <ActionButton action={{ disabled: 'BOOKING_PAST' }} look="danger" onClick={nothing}>
            Cancel booking
          </ActionButton>
        </State>
        <State name="incomplete form">
          <ActionButton action={{}} disabledReason="Choose at least one day." look="primary" onClick={nothing}>
            Apply
          </ActionButton>
        </State>
      </Part>
      <Part name="Icon button, links">
        <State name="icon button: plain, disabled" row>
          <IconButton label="Edit" icon="copy" />
          <IconButton label="Edit, disabled" icon="copy" disabled />
        </State>
        <State name="text link, text button, inline, external" row>
          <TextLink to="/">View offer</TextLink>
          <TextButton>Choose all</TextButton>
          <span>
            A sentence with{' '}
            <TextLink inline to="/">
              a link
            </TextLink>
            .
          </span>
          <ExternalLink href="https://example.com">Terms</ExternalLink>
        </State>
      </Part>
    </>
  )
}

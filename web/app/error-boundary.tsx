import { Component, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FullPage } from '#web/ui/full-page.tsx'
import { log } from '#web/platform/log.ts'

export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error) {
    log.failure('unexpected error occured', error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <FullPage
        alone
        icon="alert"
        title="This page stopped working"
        action={
          <Button look="primary" onClick={() => location.reload()}>
            Reload the page
          </Button>
        }
      >
        What you saved before is kept. Reload the page to go on.
      </FullPage>
    )
  }
}

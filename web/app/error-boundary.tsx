import { Component, type ReactNode } from 'react'
import { Button } from '../components/button.tsx'
import { FullPage } from '../components/full-page.tsx'
import { log } from '../platform/log.ts'

const isMissingPart = (error: Error): boolean => error.name === 'ChunkTimeout' || /dynamically imported module|module script/i.test(error.message)

function ReloadScreen({ error }: { error: Error }) {
  const reload = (
    <Button look="primary" onClick={() => location.reload()}>
      Reload the page
    </Button>
  )
  return isMissingPart(error) ? (
    <FullPage alone icon="alert" title="A part of this page did not arrive" action={reload}>
      Your connection may be slow, or there is a new version. Reload the page to fetch it again.
    </FullPage>
  ) : (
    <FullPage alone icon="alert" title="This page stopped working" action={reload}>
      What you saved before is kept. Reload the page to go on.
    </FullPage>
  )
}

export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error) {
    log.failure('unexpected error occured', error)
  }

  override render() {
    return this.state.error ? <ReloadScreen error={this.state.error} /> : this.props.children
  }
}

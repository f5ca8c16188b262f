import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Button } from '../components/button.tsx'
import { FullPage } from '../components/full-page.tsx'
import { Loading } from './loading.tsx'

const TIMEOUT_MS = 120_000

class ChunkTimeout extends Error {
  override name = 'ChunkTimeout'
}

const isMissingPart = ({ name, message }: Error): boolean => name === 'ChunkTimeout' || /dynamically imported module|module script|preload/i.test(message)

function MissingPart({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <FullPage
      icon="alert"
      title="This page did not arrive"
      action={
        <Button look="primary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {navigator.onLine ? 'Your connection may be slow, or there is a new version.' : 'You’re offline. The page opens by itself once you are connected again.'}
    </FullPage>
  )
}

interface Props {
  children: ReactNode
  onRetry: () => void
}

class MissingPartBoundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error && !isMissingPart(error)) throw error
    return error ? <MissingPart onRetry={this.props.onRetry} /> : this.props.children
  }
}

/** A page in a file of its own. When it doesn't arrive the layout around it stays, and it is fetched again. */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): ComponentType {
  const late = () => new Promise<never>((_, reject) => setTimeout(() => reject(new ChunkTimeout(`Loading took more than ${TIMEOUT_MS / 1000} seconds`)), TIMEOUT_MS))
  const part = () =>
    lazy<ComponentType>(async () => {
      try {
        return { default: (await Promise.race([load(), late()]))[name] }
      } catch (error) {
        current = part()
        throw error
      }
    })
  let current = part()
  return function LazyPage() {
    const [{ Part, attempt }, setPart] = useState({ Part: current, attempt: 0 })
    // A second failure online means that the file is gone: the page of the new version knows where it is now.
    const retry = () => (attempt > 0 && navigator.onLine ? location.reload() : setPart({ Part: current, attempt: attempt + 1 }))
    return (
      <MissingPartBoundary key={attempt} onRetry={retry}>
        <Suspense fallback={<Loading />}>
          <Part />
        </Suspense>
      </MissingPartBoundary>
    )
  }
}

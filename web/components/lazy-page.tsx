import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FullPage } from '#web/ui/full-page.tsx'
import { tryConnection } from '#web/platform/offline.ts'
import { Loading } from '#web/ui/loading.tsx'

const TIMEOUT_MS = 120_000

class ChunkTimeout extends Error {
  override name = 'ChunkTimeout'
}

const isMissingPart = ({ name, message }: Error): boolean =>
  name === 'ChunkTimeout' || /dynamically imported module|module script|preload/i.test(message)

const reload = (): void => location.reload()

/** Browsers remember a file that failed: only a fresh page asks for it again. Nothing typed is lost, as nothing was shown. */
function MissingPart() {
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <FullPage
      icon="alert"
      title="This page could not be loaded"
      action={
        <Button look="primary" onClick={() => void tryConnection()}>
          Try again
        </Button>
      }
    >
      {navigator.onLine
        ? 'Your connection may be slow, or there is a new version.'
        : 'You’re offline. The page opens by itself once you are connected again.'}
    </FullPage>
  )
}

class MissingPartBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error && !isMissingPart(error)) throw error
    return error ? <MissingPart /> : this.props.children
  }
}

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props & object : never

export interface LazyPage<Props = object> {
  (props: Props): ReactNode
  /** Begins to load the file before the page shows. */
  load: () => Promise<unknown>
}

/** A page, or a part of one, in a file of its own. When it doesn't arrive what is around it stays. */
export function lazyPage<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyPage<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>
  const late = () =>
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new ChunkTimeout(`Loading took more than ${TIMEOUT_MS / 1000} seconds`)), TIMEOUT_MS),
    )
  const Part = lazy(async () => ({ default: (await Promise.race([load(), late()]))[name] as ComponentType<Props> }))
  const Page = (props: Props) => (
    <MissingPartBoundary>
      <Suspense fallback={<Loading />}>
        <Part {...props} />
      </Suspense>
    </MissingPartBoundary>
  )
  return Object.assign(Page, { load })
}

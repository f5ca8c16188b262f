import { Component, type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FullPage } from '#web/ui/full-page.tsx'
import { tryConnection } from '#web/platform/offline.ts'
import { Loading } from '#web/ui/loading.tsx'

const TIMEOUT_MS = 120_000

class ChunkTimeout extends Error {
  override name = 'ChunkTimeout'
}

const isChunkError = ({ name, message }: Error): boolean =>
  name === 'ChunkTimeout' || /dynamically imported module|module script|preload/i.test(message)

const reload = (): void => location.reload()

/** Browsers cache a failed import, so only a reload can retry it. No input is lost, as the page was not shown yet. */
function ChunkErrorPage() {
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
        ? 'Your connection may be slow, or a new version of the site is available.'
        : 'You’re offline. This page will open once you are back online.'}
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
    if (error && !isChunkError(error)) throw error
    return error ? <ChunkErrorPage /> : this.props.children
  }
}

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props & object : never

export interface LazyPage<Props = object> {
  (props: Props): ReactNode
  /** Starts loading before the page is rendered. */
  load: () => Promise<unknown>
}

const timeout = () =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new ChunkTimeout(`Loading took more than ${TIMEOUT_MS / 1000} seconds`)), TIMEOUT_MS),
  )

/**
 * A page or a part of one in its own chunk; if loading fails, the layout around it stays. Not `Suspense`, which shows
 * its fallback for at least 300 ms, once for each nested part.
 */
export function lazyPage<Module, Name extends keyof Module>(
  importModule: () => Promise<Module>,
  name: Name,
  fallback: ReactNode = <Loading />,
): LazyPage<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>
  let Loaded: ComponentType<Props> | undefined
  const load = async () => {
    Loaded = (await importModule())[name] as ComponentType<Props>
  }
  function Part(props: Props) {
    const [isLoaded, setLoaded] = useState(Loaded !== undefined)
    const [error, setError] = useState<unknown>()
    useEffect(() => {
      if (!isLoaded) Promise.race([load(), timeout()]).then(() => startTransition(() => setLoaded(true)), setError)
    }, [isLoaded])
    if (error) throw error
    return isLoaded && Loaded ? <Loaded {...props} /> : fallback
  }
  const Page = (props: Props) => (
    <MissingPartBoundary>
      <Part {...props} />
    </MissingPartBoundary>
  )
  return Object.assign(Page, { load })
}

/** A file that exports a page, which takes no properties, by this name. */
export type FileOf<Name extends string> = () => Promise<Record<NoInfer<Name>, ComponentType>>

/** A page of a file that has one by this name. */
export const pageIn = <Name extends string>(importModule: FileOf<Name>, name: Name): LazyPage =>
  lazyPage<Record<string, ComponentType>, string>(importModule, name)

import { Box, chakra } from '#web/ui/chakra.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Note } from '#web/ui/note.tsx'
import { TextButton } from '#web/ui/text-link.tsx'

/** With no answer from the chat for so long, it has failed. */
const MAX_WAIT_MS = 30_000

/** Whom the chat writes with; the hash proves it. */
export interface Person {
  userId: string
  name: string
  email: string
  hash: string
}

type State = 'loading' | 'ready' | 'failed'

const isState = (data: unknown): data is State => data === 'ready' || data === 'failed'

/** The live chat's page, on an origin of its own (decision 197). */
export function ChatFrame({
  origin,
  vendor,
  person,
  onRetry,
}: {
  origin: string
  vendor: string
  person: Person
  onRetry: () => void
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<State>('loading')
  const onMessage = useEffectEvent(({ source, origin: from, data }: MessageEvent) => {
    if (source === frame.current?.contentWindow && from === origin && isState(data)) setState(data)
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => onMessage(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('failed'), MAX_WAIT_MS)
    return () => clearTimeout(timer)
  }, [state])
  if (state === 'failed')
    return (
      <Note
        kind="error"
        title={`The chat of ${vendor} did not open. Check your connection, or that nothing blocks it.`}
        action={<TextButton onClick={onRetry}>Try again</TextButton>}
      />
    )
  return (
    <>
      <Box role="status" color="fg.muted">
        {state === 'loading' && 'Opening the chat …'}
      </Box>
      <chakra.iframe
        ref={frame}
        title="Live chat"
        src={`${origin}/chat.html`}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        onLoad={() => frame.current?.contentWindow?.postMessage(person, origin)}
        display="block"
        width="full"
        height="min(480px, 60dvh)"
        border="none"
      />
    </>
  )
}

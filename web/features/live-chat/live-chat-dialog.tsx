import { useState } from 'react'
import type { Party } from '#shared/kernel/caller.ts'
import { liveChatContract } from '#shared/live-chat/live-chat.contract.ts'
import { useActiveCompany, useProfessional } from '#web/components/account/account.api.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { runtime } from '#web/platform/runtime.ts'
import { useSession } from '#web/platform/session.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ChatFrame } from './chat-frame.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

type HashCommand = {
  mutate: () => void
  data: { hash: string } | undefined
  error: unknown
  isPending: boolean
}

/** Nothing of the chat is loaded, and nothing sent to its vendor, before its use is agreed to. */
function ChatDialog({ open, onClose, name, command }: Props & { name: string; command: HashCommand }) {
  const { liveChat } = runtime().config
  const session = useSession()
  const [attempt, setAttempt] = useState(0)
  const { mutate, data, error, isPending } = command
  if (!liveChat || !session) return null
  const { url, vendor } = liveChat
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Chat with us"
      footer={
        !data && (
          <>
            <Button onClick={onClose}>Not now</Button>
            <Button look="primary" busy={isPending} onClick={() => mutate()}>
              Start the chat
            </Button>
          </>
        )
      }
      failure={!data && error ? <LoadError error={error} onRetry={() => mutate()} /> : undefined}
    >
      {data ? (
        <ChatFrame
          key={attempt}
          origin={url}
          vendor={vendor}
          person={{ userId: session.userId, name, email: session.email, hash: data.hash }}
          onRetry={() => setAttempt(attempt + 1)}
        />
      ) : (
        `Our live chat is run by ${vendor}. When you start it, ${vendor} receives your name, your e-mail address and what you write, and may store cookies in this browser.`
      )}
    </Dialog>
  )
}

function PracticeChat(props: Props) {
  const { id, name } = useActiveCompany().company
  const command = useApiMutation(liveChatContract.getPracticeChatHash, () => ({ params: { companyId: id } }))
  return <ChatDialog {...props} name={name} command={command} />
}

function LocumChat(props: Props) {
  const { name, email } = useProfessional()
  const command = useApiMutation(liveChatContract.getLocumChatHash, () => ({}))
  return <ChatDialog {...props} name={name || email} command={command} />
}

/** The tenant's live chat; the vendor knows who is writing by the server's hash. */
export const LiveChatDialog = ({ party, ...props }: Props & { party: Party }) =>
  party === 'practice' ? <PracticeChat {...props} /> : <LocumChat {...props} />

import { EmptyPane } from '#web/components/chat/empty-pane.tsx'
import { messagesText as text } from './messages.text.ts'

/** Beside the list: no conversation is opened by itself, since the other party would see it as read. */
export const NothingChosen = () => <EmptyPane title={text.choose}>{text.chooseHint}</EmptyPane>

import { EmptyPane } from '#web/components/chat/empty-pane.tsx'

/** Beside the list: no conversation is opened by itself, since the other party would see it as read. */
export const NothingChosen = () => (
  <EmptyPane title="Choose a conversation">
    Its messages appear here. The other party sees that you have read them once you open it.
  </EmptyPane>
)

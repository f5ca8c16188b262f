import type { ReactNode } from 'react'
import { formatPeriod } from '#shared/kernel/retention.ts'
import { ANSWER_DAYS } from '#shared/privacy/privacy.rules.ts'
import { Setting } from './setting.tsx'

/** The setting under which people ask about their data. */
export const AskAboutData = ({ action, children }: { action?: ReactNode; children: ReactNode }) => (
  <Setting
    title="Ask about your data"
    state={`Ask for access, a correction or a deletion, or object to the use of your data. We answer within ${formatPeriod(ANSWER_DAYS)}.`}
    action={action}
  >
    {children}
  </Setting>
)

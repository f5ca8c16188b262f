import { isAudited, isCommand, type Operation } from '#shared/kernel/define-contract.ts'

type Given = { commandsTable?: unknown; checkMails?: unknown; audit?: unknown }

/** Fails when the Lambda loads rather than when an operation is called. */
export const checkServed = (name: string, operation: Operation, { commandsTable, checkMails, audit }: Given): void => {
  if (isCommand(operation) && !commandsTable)
    throw new Error(`${name} runs a command, but its Lambda has no commands table`)
  if (operation.causesMail && !checkMails)
    throw new Error(`${name} causes mails, but its Lambda has no check of the daily limit`)
  if (isAudited(operation.access) && !audit)
    throw new Error(`${name} is recorded for super admins, but its Lambda has no audit table`)
}

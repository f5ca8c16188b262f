import type { Lifecycle } from '#shared/kernel/define-lifecycle.ts'

/** Any lifecycle, without the types of its facts. */
export type AnyLifecycle = Lifecycle<string, Record<string, never>, Record<string, string>>

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const tableOf = ({ name, states, transitions }: AnyLifecycle): string => {
  const rows = Object.entries(transitions).map(([action, { from, to, by, when = [], emits }]) =>
    row([
      action,
      from.join(', '),
      to.join(', '),
      by.join(', '),
      when.map((guard) => `${guard.name} (\`${guard.code}\`)`).join('; '),
      `\`${emits}\``,
    ]),
  )
  const head = ['action', 'from', 'to', 'by', 'when, otherwise', 'emits']
  return [`## ${name}`, '', `States: ${states.join(', ')}.`, '', row(head), row(head.map(() => '---')), ...rows].join(
    '\n',
  )
}

/** All lifecycles as tables. */
export const lifecycleTables = (lifecycles: readonly AnyLifecycle[]): string =>
  `${['# Lifecycles', ...lifecycles.toSorted((a, b) => a.name.localeCompare(b.name)).map(tableOf)].join('\n\n')}\n`

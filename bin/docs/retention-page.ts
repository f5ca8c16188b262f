import { retentionTable, type Ending } from '#shared/privacy/retention-table.ts'

const endings: Record<Ending, string> = {
  expiry: 'time to live',
  agenda: 'agenda',
  owner: 'with what it belongs to',
  never: 'never',
}

/** What is stored, how long and why, with the items of each row. */
export const retentionPage = (): string =>
  [
    '# Retention',
    '',
    'What is stored, how long, why, and how it ends; `outlasts` is whose deletion leaves it behind. The source is',
    '`shared/privacy/retention-table.ts`, which the privacy page shows too; the periods are those of',
    '`shared/kernel/retention.ts`. What the agenda ends is looked at by its entries of the kind `retention`.',
    '',
    '| what | kept | why | ground | ends by | outlasts | items |',
    '|---|---|---|---|---|---|---|',
    ...retentionTable.map(
      ({ what, kept, why, ground, ends, items, outlasts = [] }) =>
        `| ${[what, kept, why, ground, endings[ends], outlasts.join(', '), items.map((item) => `\`${item}\``).join(', ')].join(' | ')} |`,
    ),
    '',
  ].join('\n')

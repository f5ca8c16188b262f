/** `projection` can name the attributes that lists from the index need, and `v`, which is needed to read an item. */
type Index = { partition: string; sort: string; projection: 'ALL' | 'KEYS_ONLY' | readonly string[] }

type TableDefinition = {
  /** Personal data is encrypted with the deployment's own key. */
  personal: boolean
  sorted: boolean
  indexes?: Record<string, Index>
  /** New items go to the readers of events. */
  streamed?: true
  /** Items are deleted after their `expiresAt` (epoch seconds). */
  expires?: true
}

const listed = [
  'v',
  'tenantId',
  'name',
  'industry',
  'type',
  'email',
  'contact',
  'managers',
  'address',
  'approved',
  'createdAt',
  'updatedAt',
  'plans',
  'suspended',
  'sent_back',
]
const queued = [
  'v',
  'name',
  'email',
  'contact',
  'industry',
  'profession',
  'professional_body',
  'professional_number',
  'address',
  'files',
  'waitingSince',
  'registeredAt',
]
const registered = [
  'v',
  'name',
  'profession',
  'professional_body',
  'professional_number',
  'registration_expiry',
  'registration_renewal',
  'registration_due',
]
const queuedCompany = [
  'v',
  'name',
  'industry',
  'type',
  'email',
  'contact',
  'managers',
  'address',
  'files',
  'waitingSince',
  'registeredAt',
  'createdAt',
]

/** An offer in the market: everything except its notes, which can be long. */
const onMarket = ['v', 'id', 'company', 'terms', 'revision', 'days', 'createdAt', 'updatedAt']

/** A conversation in the lists of its party. */
const recentChat = ['v', 'name', 'picture', 'lastNumber', 'unread', 'lastMessage', 'lastFrom']
const unreadChat = ['v', 'name', 'picture', 'unread', 'lastAt', 'lastMessage', 'lastFrom']

/** An index's projection in DynamoDB's terms. */
export const projectionOf = ({ projection }: Index) =>
  typeof projection === 'string'
    ? { ProjectionType: projection }
    : { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: [...projection] }

/** All tables. The partition key is always `pk`, the sort key `sk`; docs/access-patterns.md describes the content. */
export const tableDefinitions = {
  professionals: {
    personal: true,
    sorted: true,
    indexes: {
      queue: { partition: 'queuePk', sort: 'queueSk', projection: queued },
      registration: { partition: 'registrationPk', sort: 'registrationSk', projection: registered },
    },
  },
  companies: {
    personal: true,
    sorted: true,
    expires: true,
    indexes: {
      member: { partition: 'memberUser', sort: 'pk', projection: 'KEYS_ONLY' },
      directory: { partition: 'directoryPk', sort: 'directorySk', projection: listed },
      queue: { partition: 'queuePk', sort: 'queueSk', projection: queuedCompany },
    },
  },
  calendars: { personal: true, sorted: true },
  search: { personal: true, sorted: true },
  offers: {
    personal: true,
    sorted: true,
    indexes: {
      company: { partition: 'companyId', sort: 'sortKey', projection: 'ALL' },
      professional: { partition: 'professionalId', sort: 'sortKey', projection: 'ALL' },
      addressee: { partition: 'addresseeId', sort: 'sortKey', projection: 'ALL' },
      market: { partition: 'market', sort: 'sortKey', projection: onMarket },
      undecided: { partition: 'undecidedOf', sort: 'last', projection: ['v', 'dayCount'] },
      pending: { partition: 'pendingFor', sort: 'sortKey', projection: 'ALL' },
    },
  },
  bookings: {
    personal: true,
    sorted: true,
    indexes: {
      professional: { partition: 'professionalId', sort: 'sortKey', projection: 'ALL' },
      company: { partition: 'companyId', sort: 'sortKey', projection: 'ALL' },
      all: { partition: 'shard', sort: 'sortKey', projection: 'ALL' },
    },
  },
  agenda: { personal: false, sorted: true },
  commands: { personal: true, sorted: false, streamed: true, expires: true },
  messages: {
    personal: true,
    sorted: true,
    indexes: {
      recent: { partition: 'pk', sort: 'lastAt', projection: recentChat },
      unread: { partition: 'unreadOf', sort: 'unreadSince', projection: unreadChat },
    },
  },
  users: {
    personal: true,
    sorted: true,
    indexes: { unread: { partition: 'unreadBy', sort: 'sk', projection: 'KEYS_ONLY' } },
  },
  reports: {
    personal: true,
    sorted: true,
    expires: true,
    indexes: {
      queue: { partition: 'queuePk', sort: 'queueSk', projection: 'ALL' },
      reporter: { partition: 'reportedBy', sort: 'reportedAt', projection: 'ALL' },
      professional: { partition: 'professionalPk', sort: 'professionalSk', projection: 'ALL' },
      practice: { partition: 'practicePk', sort: 'practiceSk', projection: 'ALL' },
    },
  },
  wallets: {
    personal: true,
    sorted: true,
    indexes: { queue: { partition: 'queuePk', sort: 'queueSk', projection: 'ALL' } },
  },
  placements: {
    personal: true,
    sorted: true,
    indexes: {
      company: { partition: 'companyPk', sort: 'companySk', projection: 'ALL' },
      queue: { partition: 'queuePk', sort: 'queueSk', projection: 'ALL' },
    },
  },
  privacy: {
    personal: true,
    sorted: true,
    expires: true,
    indexes: {
      queue: { partition: 'queuePk', sort: 'queueSk', projection: 'ALL' },
      person: { partition: 'personPk', sort: 'personSk', projection: 'ALL' },
    },
  },
  lookup: {
    personal: true,
    sorted: true,
    indexes: {
      newest: { partition: 'newestPk', sort: 'newestSk', projection: ['v', 'shown'] },
      name: { partition: 'namePk', sort: 'nameSk', projection: ['v', 'shown'] },
    },
  },
  audit: {
    personal: true,
    sorted: true,
    expires: true,
    indexes: {
      person: { partition: 'person', sort: 'sk', projection: 'ALL' },
      company: { partition: 'company', sort: 'sk', projection: 'ALL' },
      about: { partition: 'about', sort: 'sk', projection: 'ALL' },
      all: { partition: 'shard', sort: 'sk', projection: 'ALL' },
    },
  },
  grants: { personal: true, sorted: true, expires: true },
  connections: { personal: true, sorted: true, expires: true },
  config: { personal: false, sorted: true },
} as const satisfies Record<string, TableDefinition>

export type TableName = keyof typeof tableDefinitions
export const tableNames = Object.keys(tableDefinitions) as TableName[]
export const definitionOf = (name: TableName): TableDefinition => tableDefinitions[name]

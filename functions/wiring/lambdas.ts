type FilePrefix = 'brand' | 'incoming' | 'documents' | 'messages' | 'reports' | 'exports'
type FileAction = 'GetObject' | 'PutObject' | 'DeleteObject'

export type Lambda = {
  /** Tables, with `commands` where it runs commands. */
  writes?: readonly string[]
  reads?: readonly string[]
  /** What it may do with the files below each prefix of the documents' bucket. */
  files?: Partial<Record<FilePrefix, readonly FileAction[]>>
  /** To find all files of an owner, and to get 404 instead of 403 for an absent one. */
  listsFiles?: true
  /** Everything else that it is given, by the names of the variables; the stacks have their values. */
  variables?: readonly string[]
}

const everything = ['GetObject', 'PutObject', 'DeleteObject'] as const

/** What each Lambda may use. Its permissions, its variables and their types follow from its row. */
export const lambdas = {
  // One per slice of the API.
  admin: {
    writes: ['users', 'audit', 'commands', 'grants'],
    reads: ['lookup', 'bookings', 'professionals', 'companies', 'placements', 'privacy', 'wallets', 'reports'],
    variables: ['LOOKUP_SECRET'],
  },
  bookings: {
    writes: ['bookings', 'offers', 'calendars', 'search', 'agenda', 'wallets', 'commands', 'grants', 'audit'],
    reads: ['companies', 'users', 'config'],
  },
  calendar: {
    writes: ['calendars', 'search', 'commands', 'grants', 'audit'],
    reads: ['professionals', 'offers', 'companies', 'users'],
  },
  'calendar-feed': {
    writes: ['users', 'commands', 'grants', 'audit'],
    reads: ['bookings', 'offers', 'companies'],
    variables: ['TENANT_ID', 'LINKS_URL'],
  },
  companies: {
    writes: ['companies', 'users', 'commands', 'grants', 'audit'],
    reads: ['bookings', 'wallets', 'config'],
    variables: ['TENANT_ID'],
  },
  documents: {
    writes: ['professionals', 'calendars', 'search', 'companies', 'commands', 'grants', 'audit'],
    reads: ['users'],
    files: { incoming: everything, documents: everything, brand: ['PutObject'] },
    listsFiles: true,
  },
  exports: {
    writes: ['users', 'commands', 'grants'],
    reads: ['companies'],
    // The URLs that it signs carry its permission.
    files: { exports: ['GetObject'] },
  },
  health: {},
  identity: {
    writes: ['users', 'professionals', 'calendars', 'search', 'commands', 'grants', 'audit'],
    reads: ['companies'],
    variables: ['USER_POOL_ID'],
  },
  impersonation: { writes: ['grants', 'commands', 'audit'], reads: ['companies', 'professionals', 'users'] },
  live: { writes: ['connections', 'grants'], reads: ['companies', 'users'] },
  'live-chat': {
    writes: ['grants'],
    reads: ['companies', 'users', 'config'],
    variables: ['LIVE_CHAT_SECRET', 'TENANT_ID'],
  },
  'locum-lists': {
    writes: ['companies', 'professionals', 'commands', 'grants', 'audit'],
    reads: ['search', 'users', 'bookings'],
  },
  members: { writes: ['companies', 'users', 'commands', 'grants', 'audit'], variables: ['INVITE_SECRET'] },
  messages: {
    writes: ['messages', 'reports', 'commands', 'grants', 'audit'],
    reads: ['professionals', 'companies', 'offers', 'bookings', 'users'],
    // Takes checked uploads into conversations, copies what is reported, and shows the copy.
    files: { incoming: ['GetObject'], messages: everything, reports: ['GetObject', 'PutObject'] },
    listsFiles: true,
  },
  notifications: {
    writes: ['users', 'commands', 'grants', 'audit'],
    reads: ['companies'],
    variables: ['PUSH_SECRET', 'PUSH_HOSTS', 'PUSH_TYPES'],
  },
  offers: {
    writes: ['offers', 'bookings', 'calendars', 'search', 'agenda', 'commands', 'grants', 'audit'],
    reads: ['companies', 'professionals', 'users', 'config'],
  },
  options: { writes: ['config', 'commands', 'grants'], reads: ['users'], variables: ['TENANT_ID'] },
  placements: { writes: ['placements', 'commands', 'grants', 'audit'], reads: ['companies', 'users', 'config'] },
  privacy: {
    writes: ['privacy', 'agenda', 'users', 'commands', 'grants', 'audit'],
    reads: ['professionals', 'config'],
    variables: ['TENANT_ID'],
  },
  professionals: {
    writes: ['professionals', 'calendars', 'search', 'users', 'companies', 'agenda', 'commands', 'grants', 'audit'],
    reads: ['bookings', 'wallets', 'config'],
    variables: ['TENANT_ID'],
  },
  requests: {
    writes: ['offers', 'bookings', 'calendars', 'search', 'agenda', 'professionals', 'commands', 'grants', 'audit'],
    reads: ['companies', 'users', 'config'],
  },
  search: { writes: ['grants', 'audit'], reads: ['search', 'companies', 'users', 'config'] },
  tenants: {
    writes: ['config', 'commands', 'grants'],
    reads: ['users'],
    // To refuse a picture that was not uploaded.
    files: { brand: ['GetObject'] },
    listsFiles: true,
    variables: ['TENANT_ID'],
  },
  wallets: {
    writes: ['wallets', 'commands', 'grants', 'audit'],
    reads: ['bookings', 'companies', 'professionals', 'users', 'config'],
    variables: ['TENANT_ID'],
  },

  // Connections of the WebSocket API.
  socket: { writes: ['connections'], reads: ['users', 'companies', 'grants'], variables: ['SITE_ORIGIN'] },

  // The user pool's triggers.
  'custom-message': { reads: ['config'], variables: ['TENANT_ID'] },
  'post-confirmation': {
    writes: ['users', 'professionals', 'commands'],
    reads: ['config'],
    variables: ['TENANT_ID'],
  },

  // What follows from events, and what is due.
  agenda: {
    writes: ['agenda', 'offers', 'bookings', 'wallets', 'config', 'commands'],
    reads: ['professionals', 'privacy', 'search'],
  },
  notify: {
    writes: ['users'],
    reads: ['companies', 'professionals', 'offers', 'bookings', 'config'],
    variables: [
      'MAIL_QUEUE_URL',
      'COLLECTED_MAIL_QUEUE_URL',
      'PUSH_QUEUE_URL',
      'COLLECT_SECONDS',
      'LIVE_QUEUE_URL',
      'TENANT_ID',
    ],
  },
  react: {
    writes: [
      'users',
      'companies',
      'professionals',
      'offers',
      'bookings',
      'calendars',
      'search',
      'messages',
      'agenda',
      'placements',
      'lookup',
      'audit',
      'grants',
      'wallets',
      'privacy',
      'commands',
    ],
    reads: ['reports', 'config'],
    // Writes exports, and deletes all files of deleted owners.
    files: {
      incoming: ['DeleteObject'],
      documents: ['DeleteObject'],
      messages: ['DeleteObject'],
      exports: everything,
    },
    listsFiles: true,
    variables: ['USER_POOL_ID', 'LOOKUP_SECRET', 'SITE_QUEUE_URL'],
  },

  // The channels' senders.
  mail: {
    writes: ['users', 'commands', 'agenda'],
    reads: ['bookings', 'offers', 'companies', 'messages', 'config'],
    variables: ['TENANT_ID', 'INVITE_SECRET', 'MAIL_FROM', 'PAUSE_SECONDS', 'SITE_URL'],
  },
  push: {
    writes: ['users', 'agenda'],
    reads: ['messages', 'companies'],
    variables: ['MAIL_FROM', 'PUSH_SECRET', 'PUSH_HOSTS', 'IOS_APPLICATION', 'ANDROID_APPLICATION'],
  },
  // What of the site has the tenant's brand. A deployment's first run adds the tenant.
  publish: { writes: ['config'], files: { brand: ['GetObject'] }, variables: ['TENANT_ID', 'SITE_BUCKET'] },
  'live-push': {
    writes: ['connections'],
    reads: ['users', 'companies', 'grants'],
    variables: ['SOCKET_CONNECTIONS_URL'],
  },
} as const satisfies Record<string, Lambda>

export type LambdaName = keyof typeof lambdas

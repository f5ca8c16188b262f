import { Stack } from 'aws-cdk-lib'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import type * as z from 'zod/mini'
import { AdminEnv } from '#functions/admin/admin.env.ts'
import { BookingsEnv } from '#functions/bookings/bookings.env.ts'
import { CalendarFeedEnv } from '#functions/calendar-feed/calendar-feed.env.ts'
import { CalendarEnv } from '#functions/calendar/calendar.env.ts'
import { CompaniesEnv } from '#functions/companies/companies.env.ts'
import { DocumentsEnv } from '#functions/documents/documents.env.ts'
import { ExportsEnv } from '#functions/exports/exports.env.ts'
import { HealthEnv } from '#functions/health/health.env.ts'
import { IdentityEnv } from '#functions/identity/identity.env.ts'
import { LiveEnv } from '#functions/live/live.env.ts'
import { LiveChatEnv } from '#functions/live-chat/live-chat.env.ts'
import { LocumListsEnv } from '#functions/locum-lists/locum-lists.env.ts'
import { MessagesEnv } from '#functions/messages/messages.env.ts'
import { MembersEnv } from '#functions/members/members.env.ts'
import { NotificationsEnv } from '#functions/notifications/notifications.env.ts'
import { OffersEnv } from '#functions/offers/offers.env.ts'
import { OptionsEnv } from '#functions/options/options.env.ts'
import { ProfessionalsEnv } from '#functions/professionals/professionals.env.ts'
import { RequestsEnv } from '#functions/requests/requests.env.ts'
import { SearchEnv } from '#functions/search/search.env.ts'
import { SocketEnv } from '#functions/live/socket/socket.env.ts'
import { TenantsEnv } from '#functions/tenants/tenants.env.ts'
import type { contracts } from '#shared/api-contract.ts'
import { attachmentsAccess, documentsAccess, exportUrlsAccess, reportedFilesAccess } from './constructs/file-grants.ts'
import { sessionsAccess, readAccess, secretAccess, writeAccess } from './constructs/grants.ts'
import { ServiceFunction, type ValuesOf } from './constructs/service-function.ts'
import type { Tables } from './data-stack.ts'
import { type DeploymentProps, stackProps } from './deployment-props.ts'
import type { IdentityStack } from './identity-stack.ts'
import { pushSettings } from './push.ts'

type FunctionsStackProps = DeploymentProps & {
  tables: Tables
  documents: Bucket
  identity: IdentityStack
  liveChatKey: ISecret
  pushSecret: ISecret
  inviteKey: ISecret
}

/** The Lambdas that the APIs call. They come before the routes, so that a new route has what answers it. */
export class FunctionsStack extends Stack {
  constructor(scope: Construct, props: FunctionsStackProps) {
    super(scope, 'Functions', stackProps(props, 'functions', 'The Lambdas of the APIs'))
    addSliceFunctions(this, props)
    addSocketFunction(this, props)
  }
}

/** One per slice, with the tables that each can read and write. */
function addSliceFunctions(scope: Construct, props: FunctionsStackProps) {
  const { tables, documents, identity, liveChatKey, pushSecret, inviteKey, tenant, deployment } = props
  const service = <S extends z.ZodMiniObject>(name: string, env: S, values: ValuesOf<S>, memory?: number) =>
    new ServiceFunction(scope, { ...props, name, env, values, memory })
  const TENANT_ID = tenant.tenantId
  return {
    admin: service('admin', AdminEnv, {
      ...writeAccess(tables, 'professionals', 'calendars', 'search', 'companies', 'users', 'reports', 'commands'),
      ...reportedFilesAccess(documents),
    }),
    bookings: service('bookings', BookingsEnv, {
      ...writeAccess(tables, 'bookings', 'offers', 'calendars', 'search', 'agenda', 'commands'),
      ...readAccess(tables, 'companies', 'users', 'config'),
    }),
    companies: service('companies', CompaniesEnv, {
      ...writeAccess(tables, 'companies', 'users', 'commands'),
      ...readAccess(tables, 'bookings', 'config'),
      TENANT_ID,
    }),
    calendar: service('calendar', CalendarEnv, {
      ...writeAccess(tables, 'calendars', 'search', 'commands'),
      ...readAccess(tables, 'professionals', 'offers', 'companies', 'users'),
    }),
    'calendar-feed': service('calendar-feed', CalendarFeedEnv, {
      ...writeAccess(tables, 'users', 'commands'),
      ...readAccess(tables, 'bookings', 'offers', 'companies'),
      TENANT_ID,
      // A CloudFront name is known only after the API is deployed, so requests carry it.
      LINKS_URL: deployment.domain ? `https://${deployment.domain.name}` : '',
    }),
    messages: service('messages', MessagesEnv, {
      ...writeAccess(tables, 'messages', 'reports', 'commands'),
      ...readAccess(tables, 'professionals', 'companies', 'offers', 'bookings', 'users'),
      ...attachmentsAccess(documents),
    }),
    notifications: service('notifications', NotificationsEnv, {
      ...writeAccess(tables, 'users', 'commands'),
      PUSH_SECRET: secretAccess(pushSecret),
      ...pushSettings(props),
    }),
    // Thirty megapixels need most of a gigabyte when decoded.
    documents: service(
      'documents',
      DocumentsEnv,
      {
        ...writeAccess(tables, 'professionals', 'calendars', 'search', 'companies', 'commands'),
        ...readAccess(tables, 'users'),
        ...documentsAccess(documents),
      },
      2048,
    ),
    exports: service('exports', ExportsEnv, {
      ...writeAccess(tables, 'users', 'commands'),
      ...readAccess(tables, 'companies'),
      ...exportUrlsAccess(documents),
    }),
    health: service('health', HealthEnv, {}),
    identity: service('identity', IdentityEnv, {
      ...writeAccess(tables, 'users', 'professionals', 'commands'),
      ...readAccess(tables, 'companies'),
      ...sessionsAccess(identity.userPool),
    }),
    'live-chat': service('live-chat', LiveChatEnv, {
      ...readAccess(tables, 'companies', 'users'),
      LIVE_CHAT_SECRET: secretAccess(liveChatKey),
    }),
    live: service('live', LiveEnv, {
      ...writeAccess(tables, 'connections'),
      ...readAccess(tables, 'companies', 'users'),
    }),
    'locum-lists': service('locum-lists', LocumListsEnv, {
      ...writeAccess(tables, 'companies', 'professionals', 'commands'),
      ...readAccess(tables, 'search', 'users', 'bookings'),
    }),
    members: service('members', MembersEnv, {
      ...writeAccess(tables, 'companies', 'users', 'commands'),
      INVITE_SECRET: secretAccess(inviteKey),
    }),
    offers: service('offers', OffersEnv, {
      ...writeAccess(tables, 'offers', 'bookings', 'calendars', 'search', 'agenda', 'commands'),
      ...readAccess(tables, 'companies', 'professionals', 'users', 'config'),
    }),
    options: service('options', OptionsEnv, { ...readAccess(tables, 'config'), TENANT_ID }),
    professionals: service('professionals', ProfessionalsEnv, {
      ...writeAccess(tables, 'professionals', 'calendars', 'search', 'users', 'companies', 'commands'),
      ...readAccess(tables, 'bookings', 'config'),
      TENANT_ID,
    }),
    requests: service('requests', RequestsEnv, {
      ...writeAccess(tables, 'offers', 'bookings', 'calendars', 'search', 'agenda', 'professionals', 'commands'),
      ...readAccess(tables, 'companies', 'users', 'config'),
    }),
    search: service('search', SearchEnv, readAccess(tables, 'search', 'companies', 'users', 'config')),
    tenants: service('tenants', TenantsEnv, readAccess(tables, 'config')),
  } satisfies Record<keyof typeof contracts, ServiceFunction>
}

function addSocketFunction(scope: Construct, props: FunctionsStackProps) {
  const { tables, deployment } = props
  new ServiceFunction(scope, {
    ...props,
    name: 'socket',
    env: SocketEnv,
    values: {
      ...writeAccess(tables, 'connections'),
      ...readAccess(tables, 'users', 'companies'),
      SITE_ORIGIN: deployment.domain ? `https://${deployment.domain.name}` : '',
    },
  })
}

import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import type * as z from 'zod/mini'
import { AdminEnv } from '#functions/admin/admin.env.ts'
import { BookingsEnv } from '#functions/bookings/bookings.env.ts'
import { CalendarEnv } from '#functions/calendar/calendar.env.ts'
import { CompaniesEnv } from '#functions/companies/companies.env.ts'
import { DocumentsEnv } from '#functions/documents/documents.env.ts'
import { ExportsEnv } from '#functions/exports/exports.env.ts'
import { HealthEnv } from '#functions/health/health.env.ts'
import { IdentityEnv } from '#functions/identity/identity.env.ts'
import { LiveChatEnv } from '#functions/live-chat/live-chat.env.ts'
import { NotificationsEnv } from '#functions/notifications/notifications.env.ts'
import { OffersEnv } from '#functions/offers/offers.env.ts'
import { OptionsEnv } from '#functions/options/options.env.ts'
import { ProfessionalsEnv } from '#functions/professionals/professionals.env.ts'
import { RequestsEnv } from '#functions/requests/requests.env.ts'
import { SearchEnv } from '#functions/search/search.env.ts'
import { TenantsEnv } from '#functions/tenants/tenants.env.ts'
import type { contracts } from '#shared/api-contract.ts'
import { keepingFiles, linkingExports } from './constructs/file-grants.ts'
import { endingSessions, reading, readingSecret, writing } from './constructs/grants.ts'
import { ServiceFunction, type ValuesOf } from './constructs/service-function.ts'
import type { Tables } from './data-stack.ts'
import type { DeploymentProps } from './deployment-props.ts'
import type { IdentityStack } from './identity-stack.ts'

type ServiceProps = DeploymentProps & {
  tables: Tables
  documents: Bucket
  identity: IdentityStack
  liveChatKey: ISecret
}

/** The API's Lambdas, one per slice, with the tables that each can read and write. */
export function addServices(scope: Construct, props: ServiceProps) {
  const { tables, documents, identity, liveChatKey, tenant } = props
  const service = <S extends z.ZodMiniObject>(name: string, env: S, values: ValuesOf<S>, memory?: number) =>
    new ServiceFunction(scope, { ...props, name, env, values, memory })
  const TENANT_ID = tenant.tenantId
  return {
    admin: service(
      'admin',
      AdminEnv,
      writing(tables, 'professionals', 'calendars', 'cards', 'companies', 'users', 'commands'),
    ),
    bookings: service('bookings', BookingsEnv, {
      ...writing(tables, 'bookings', 'offers', 'calendars', 'cards', 'commands'),
      ...reading(tables, 'companies', 'users'),
    }),
    companies: service('companies', CompaniesEnv, {
      ...writing(tables, 'companies', 'users', 'commands'),
      ...reading(tables, 'bookings', 'config'),
      TENANT_ID,
    }),
    calendar: service('calendar', CalendarEnv, {
      ...writing(tables, 'calendars', 'cards', 'commands'),
      ...reading(tables, 'professionals', 'offers', 'companies', 'users'),
    }),
    notifications: service('notifications', NotificationsEnv, writing(tables, 'users', 'commands')),
    // Thirty megapixels need most of a gigabyte when decoded.
    documents: service(
      'documents',
      DocumentsEnv,
      {
        ...writing(tables, 'professionals', 'calendars', 'cards', 'companies', 'commands'),
        ...reading(tables, 'users'),
        ...keepingFiles(documents),
      },
      2048,
    ),
    exports: service('exports', ExportsEnv, {
      ...writing(tables, 'users', 'commands'),
      ...reading(tables, 'companies'),
      ...linkingExports(documents),
    }),
    health: service('health', HealthEnv, {}),
    identity: service('identity', IdentityEnv, {
      ...writing(tables, 'users', 'professionals', 'commands'),
      ...reading(tables, 'companies'),
      ...endingSessions(identity.userPool),
    }),
    'live-chat': service('live-chat', LiveChatEnv, {
      ...reading(tables, 'companies', 'users'),
      LIVE_CHAT_SECRET: readingSecret(liveChatKey),
    }),
    offers: service('offers', OffersEnv, {
      ...writing(tables, 'offers', 'bookings', 'calendars', 'cards', 'commands'),
      ...reading(tables, 'companies', 'professionals', 'users', 'config'),
    }),
    options: service('options', OptionsEnv, { ...reading(tables, 'config'), TENANT_ID }),
    professionals: service('professionals', ProfessionalsEnv, {
      ...writing(tables, 'professionals', 'calendars', 'cards', 'users', 'companies', 'commands'),
      ...reading(tables, 'config'),
      TENANT_ID,
    }),
    requests: service('requests', RequestsEnv, {
      ...writing(tables, 'offers', 'bookings', 'calendars', 'cards', 'commands'),
      ...reading(tables, 'companies', 'professionals', 'users', 'config'),
    }),
    search: service('search', SearchEnv, reading(tables, 'cards', 'companies', 'users', 'config')),
    tenants: service('tenants', TenantsEnv, reading(tables, 'config')),
  } satisfies Record<keyof typeof contracts, ServiceFunction>
}

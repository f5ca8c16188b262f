import type { RouteObject } from 'react-router-dom'
import { paths } from '#shared/kernel/paths.ts'
import { industriesQuery } from '#web/features/options/options.api.ts'
import { isDesktop } from '#web/platform/media.ts'
import { page } from './admin-page.tsx'
import { withDependents } from './prefetch.ts'

const part = paths.admin.settingsPart

const audit = page(
  paths.admin.audit,
  () => import('#web/features/audit/admin/audit-page.tsx'),
  'AuditPage',
  async ({ search }) => {
    const [{ auditList }, { auditQueryOf }, { listExportQuery }] = await Promise.all([
      import('#web/components/audit/audit.api.ts'),
      import('#web/components/audit/audit-criteria.ts'),
      import('#web/components/lookup/list-export.api.ts'),
    ])
    return [auditList(auditQueryOf(search)), listExportQuery]
  },
)

const tenant = async () => {
  const { editedTenantQuery, tenantVersions } = await import('#web/features/tenants/tenants.api.ts')
  return [editedTenantQuery, tenantVersions]
}

const brand = async () => [...(await tenant()), industriesQuery()]

/** The pages of the settings, beside their list. */
export const settings: RouteObject = {
  ...page(
    paths.admin.settings,
    () => import('#web/features/tenants/admin/settings-frame.tsx'),
    'SettingsFrame',
    () => Promise.resolve([]),
  ),
  children: [
    page(
      paths.admin.settings,
      () => import('#web/features/tenants/admin/settings-page.tsx'),
      'SettingsPage',
      // A desktop shows the brand there.
      async () => (isDesktop() ? brand() : []),
    ),
    page(part('brand'), () => import('#web/features/tenants/admin/brand-page.tsx'), 'BrandPage', brand),
    page(part('links'), () => import('#web/features/tenants/admin/links-page.tsx'), 'LinksPage', tenant),
    page(
      part('texts'),
      () => import('#web/features/tenants/admin/texts-page.tsx'),
      'TextsPage',
      async ({ search }) => {
        const [{ editedTenantQuery }, { legalTextQuery }] = await Promise.all([
          import('#web/features/tenants/tenants.api.ts'),
          import('#web/features/identity/legal-text.api.ts'),
        ])
        const kind = search.get('show') === 'privacy' ? 'privacy' : 'terms'
        return [withDependents(editedTenantQuery, ({ settings }) => [legalTextQuery(kind, settings.texts[kind])])]
      },
    ),
    page(
      part('options'),
      () => import('#web/features/options/admin/options-page.tsx'),
      'OptionsPage',
      async () => [(await import('#web/features/options/option-lists.api.ts')).optionListsQuery],
    ),
    page(
      part('sign-in'),
      () => import('#web/features/account/admin/own-sign-in-page.tsx'),
      'OwnSignInPage',
      () => Promise.resolve([]),
    ),
    audit,
  ],
}

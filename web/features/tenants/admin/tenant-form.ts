import { get, set } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { EditedTenant, TenantChange } from '#shared/tenants/tenant-versions.schema.ts'
import type { Theme } from '#shared/tenants/tenants.schema.ts'

export type CheckedTenant = z.output<typeof TenantChange>

/** What the forms hold: an empty text where the tenant has none. */
export interface TenantValues {
  name: string
  shortCode: string
  settings: {
    brandName: string
    url: string
    videoUrl: string
    logos: { light: string; dark: string }
    dashboardImages: string[]
    links: { faq: string; blog: string; contact: string; rateCard: string; subscription: string }
    theme: Theme
    wallet: { show: boolean; answerDays: string }
    pricing: { show: boolean }
    liveChat: { show: boolean }
    demoMode: boolean
    companies: { requireApproval: boolean }
    signInUrl: string
    requestsMailbox: string
    informationOfficer: { name: string; email: string; phone: string }
  }
}

export function valuesOf({
  name,
  shortCode,
  settings,
}: Pick<EditedTenant, 'name' | 'shortCode' | 'settings'>): TenantValues {
  const { texts: _, wallet, ...rest } = settings
  return {
    name,
    shortCode,
    settings: {
      ...rest,
      videoUrl: rest.videoUrl ?? '',
      signInUrl: rest.signInUrl ?? '',
      logos: { light: '', dark: '', ...rest.logos },
      links: { faq: '', blog: '', contact: '', rateCard: '', subscription: '', ...rest.links },
      wallet: { ...wallet, answerDays: String(wallet.answerDays) },
      informationOfficer: { name: '', email: '', phone: '', ...rest.informationOfficer },
    },
  }
}

const withoutEmpty = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Partial<T>

/** As the API takes it: what is empty and need not be there is left out. */
export function bodyOf({ name, shortCode, settings }: TenantValues): Omit<z.input<typeof TenantChange>, 'version'> {
  const { videoUrl, signInUrl, informationOfficer, wallet, ...rest } = settings
  const officer = withoutEmpty(informationOfficer)
  return {
    name,
    shortCode,
    settings: {
      ...rest,
      ...withoutEmpty({ videoUrl, signInUrl }),
      logos: withoutEmpty(rest.logos),
      links: withoutEmpty(rest.links),
      wallet: { ...wallet, answerDays: wallet.answerDays.trim() === '' ? Number.NaN : Number(wallet.answerDays) },
      ...(Object.keys(officer).length > 0 && { informationOfficer: { name: '', email: '', ...officer } }),
    },
  }
}

type Fields = Record<string, unknown>

/** The values of these fields alone, by path. */
export const only = (values: TenantValues, fields: readonly string[]): Fields =>
  Object.fromEntries(fields.map((field) => [field, get(values, field) as unknown]))

/** A tenant with the fields that were edited. */
export function withFields(values: TenantValues, edited: Fields): TenantValues {
  const changed = structuredClone(values)
  for (const [field, value] of Object.entries(edited)) set(changed, field, value)
  return changed
}

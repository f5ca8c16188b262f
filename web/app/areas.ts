import type { LoaderFunction, RouteObject } from 'react-router-dom'
import type { Role } from '#shared/kernel/roles.ts'

type Area = () => Promise<{ routes: RouteObject; home: readonly LoaderFunction[] }>

/** The pages of each role, in a file of their own. */
export const areas = {
  Locum: () => import('./locum-routes.tsx'),
  CompanyAdmin: () => import('./practice-routes.tsx'),
  SuperAdmin: () => import('./admin-routes.tsx'),
} satisfies Record<Role, Area>

const byFirstPart: Record<string, Area> = {
  locum: areas.Locum,
  practice: areas.CompanyAdmin,
  company: areas.CompanyAdmin,
  'user-unapproved': areas.CompanyAdmin,
  admin: areas.SuperAdmin,
}

/** The area that an address belongs to, if it is behind the sign-in. */
export const areaAt = (path: string): Area | undefined => byFirstPart[path.split('/')[1] ?? '']

import type { LoaderFunction, RouteObject } from 'react-router-dom'
import type { Role } from '#shared/kernel/roles.ts'
import type { signedInSegments } from '#shared/kernel/paths.ts'

type Area = () => Promise<{ routes: RouteObject; home: readonly LoaderFunction[] }>

/** Each role’s pages are a separate chunk. */
export const areas = {
  Locum: () => import('./locum-routes.tsx'),
  CompanyAdmin: () => import('./practice-routes.tsx'),
  SuperAdmin: () => import('./admin-routes.tsx'),
} satisfies Record<Role, Area>

const areaByFirstSegment: Record<string, Area> = {
  locum: areas.Locum,
  practice: areas.CompanyAdmin,
  company: areas.CompanyAdmin,
  'user-unapproved': areas.CompanyAdmin,
  admin: areas.SuperAdmin,
} satisfies Record<(typeof signedInSegments)[number], Area>

/** The area of an address that needs a session. */
export const areaAt = (path: string): Area | undefined => areaByFirstSegment[path.split('/')[1] ?? '']

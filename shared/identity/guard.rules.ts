import type { Role } from '../kernel/roles.ts'

/** Who asks for a page, with what decides where they may go. */
export type Visitor =
  | { role: 'Locum'; nextStep: string | undefined }
  | { role: 'CompanyAdmin'; company: { approved: boolean } | undefined; toldUnapproved: boolean }
  | { role: 'SuperAdmin' }

const homes: Record<Role, string> = { Locum: '/locum/dashboard', CompanyAdmin: '/practice/dashboard', SuperAdmin: '/admin/dashboard' }

/** Pages whose first part says whose they are. */
const owners: Record<string, Role> = { locum: 'Locum', practice: 'CompanyAdmin', company: 'CompanyAdmin', admin: 'SuperAdmin', 'user-unapproved': 'CompanyAdmin' }

/** Pages that end when what they ask for is there. */
const gates = ['/locum/verification', '/locum/complete-signup', '/practice/verification', '/company/complete-signup']

function gateOf(visitor: Visitor): string | undefined {
  switch (visitor.role) {
    case 'Locum':
      if (visitor.nextStep === undefined) return undefined
      return visitor.nextStep === 'verification-step' ? '/locum/verification' : '/locum/complete-signup'
    case 'CompanyAdmin':
      if (!visitor.company) return '/practice/verification'
      return visitor.company.approved || visitor.toldUnapproved ? undefined : '/user-unapproved'
    case 'SuperAdmin':
      return undefined
  }
}

/** Where a visitor is sent instead, or undefined when they may stay. */
export function redirectOf(path: string, visitor: Visitor): string | undefined {
  const gate = gateOf(visitor)
  if (gate) return path === gate ? undefined : gate
  const owner = owners[path.split('/')[1] ?? '']
  const foreign = owner !== undefined && owner !== visitor.role
  return path === '/' || foreign || gates.includes(path) ? homes[visitor.role] : undefined
}

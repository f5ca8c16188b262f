import { adminContract } from '#shared/admin/admin.contract.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { adminRoutes } from './admin.routes.ts'

const { db, env } = wire('admin')

export const handler = serveSlice(db, adminContract, adminRoutes, { users: usersRepository(db, env.USERS_TABLE) })

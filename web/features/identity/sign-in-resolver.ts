import { zodResolver } from '@hookform/resolvers/zod'
import { SignInForm } from '#shared/identity/identity.schema.ts'

export const signInResolver = zodResolver(SignInForm)

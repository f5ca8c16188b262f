import { createContext, type ReactNode } from 'react'

/** The menu of pages before the first dashboard, which have no bars; their layout provides it. */
export const SignUpMenu = createContext<ReactNode>(null)

import { docsStyle } from './docs-page.ts'

export const readDocsStyle = async (): Promise<string> => docsStyle

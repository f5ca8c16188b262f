import { docsPage, docsStyle } from './docs-page.ts'

export const readDocs = async (): Promise<string> => {
  const { openApi } = await import('./open-api.lazy.ts')
  return docsPage(openApi)
}

export const readDocsStyle = async (): Promise<string> => docsStyle

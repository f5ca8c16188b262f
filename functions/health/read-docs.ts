import openApi from '../../docs/generated/openapi.json' with { type: 'json' }
import { docsPage, type OpenApi, docsStyle } from './docs-page.ts'

export const readDocs = async (): Promise<string> => docsPage(openApi as unknown as OpenApi)

export const readDocsStyle = async (): Promise<string> => docsStyle

import document from '../../docs/generated/openapi.json' with { type: 'json' }
import type { OpenApi } from './docs-page.ts'

/** In a file of its own: health is asked every minute, and the document is larger than everything else. */
export const openApi = document as unknown as OpenApi

import openApi from '../../docs/generated/openapi.json' with { type: 'json' }

export const getOpenApi = async (): Promise<string> => JSON.stringify(openApi)

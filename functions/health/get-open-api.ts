export const getOpenApi = async (): Promise<string> => {
  const { openApi } = await import('./open-api.lazy.ts')
  return JSON.stringify(openApi)
}

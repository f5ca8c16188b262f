export const getHealth = async (): Promise<{ status: 'ok' }> => ({ status: 'ok' })

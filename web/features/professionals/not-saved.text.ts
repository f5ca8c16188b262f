export const notSaved = 'These changes were not saved.'

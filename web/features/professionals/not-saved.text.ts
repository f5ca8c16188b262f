export const notSaved = 'Your changes were not saved.'

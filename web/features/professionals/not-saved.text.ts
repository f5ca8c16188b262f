export const notSaved = 'This step was not saved.'
